/** What this browser remembers; where storage is forbidden it forgets with the page. */
const memory = new Map<string, string>();
const PREFIX = "velmoci.";

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return memory.get(key) ?? null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    memory.set(key, value);
  }
}

export function recallJson<T>(key: string, otherwise: T): T {
  try {
    const text = recall(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}
