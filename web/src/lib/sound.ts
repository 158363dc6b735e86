import { recall, remember } from "./keep";

/** Sounds of our own making: a few tones and bursts of noise, no recordings. */
export type SoundName = "dice" | "cards" | "salvo" | "turn" | "taken" | "won";

/** One part of a sound: a tone that may slide, or noise through a filter. */
export interface Part {
  is: "tone" | "noise";
  /** When it begins and how long it rings, in seconds. */
  at: number;
  long: number;
  /** The pitch of the tone or of the filter, at its beginning and at its end. */
  from: number;
  to: number;
  loud: number;
}

const tone = (at: number, long: number, from: number, loud: number, to = from): Part => ({ is: "tone", at, long, from, to, loud });
const noise = (at: number, long: number, from: number, to: number, loud: number): Part => ({ is: "noise", at, long, from, to, loud });
const KNOCKS = [0, 0.06, 0.11, 0.19, 0.25, 0.36, 0.44];

/** How a sound is put together. */
export const SCORES: Record<SoundName, Part[]> = {
  dice: KNOCKS.flatMap((at, place) => [noise(at, 0.045, 2600 - place * 180, 1400, 0.2 - place * 0.015), tone(at, 0.03, 420 - place * 25, 0.06)]),
  cards: [noise(0, 0.09, 5200, 1800, 0.12), noise(0.08, 0.03, 900, 500, 0.22)],
  salvo: [0, 0.13, 0.21].flatMap((at) => [noise(at, 0.5, 900, 60, 0.26), tone(at, 0.3, 110, 0.2, 38)]),
  turn: [tone(0, 0.5, 523.25, 0.12), tone(0.16, 0.55, 659.25, 0.12)],
  taken: [tone(0, 0.32, 150, 0.24, 52), noise(0, 0.12, 500, 120, 0.1)],
  won: [523.25, 659.25, 783.99, 1046.5].map((pitch, place) => tone(place * 0.14, place === 3 ? 1 : 0.4, pitch, 0.12)),
};

export const soundIsOn = (): boolean => recall("sound") === "on";
/** Nobody has said yet whether sounds are wanted. */
export const soundIsOpen = (): boolean => recall("sound") === null;

export function chooseSound(on: boolean): void {
  remember("sound", on ? "on" : "off");
  if (on) play("turn");
}

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

function noiseOf(audio: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const data = hiss.getChannelData(0);
  for (let place = 0; place < data.length; place += 1) data[place] = Math.random() * 2 - 1;
  return hiss;
}

function sound(audio: AudioContext, { is, at, long, from, to, loud }: Part): void {
  const [begin, end] = [audio.currentTime + 0.02 + at, audio.currentTime + 0.02 + at + long];
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0.0001, begin);
  volume.gain.exponentialRampToValueAtTime(loud, begin + Math.min(0.02, long / 4));
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  volume.connect(audio.destination);
  const slide = (pitch: AudioParam) => { pitch.setValueAtTime(from, begin); pitch.exponentialRampToValueAtTime(to, end); };
  if (is === "tone") {
    const source = audio.createOscillator();
    slide(source.frequency);
    source.connect(volume);
    source.start(begin);
    source.stop(end);
    return;
  }
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  source.buffer = noiseOf(audio);
  filter.type = "lowpass";
  slide(filter.frequency);
  source.connect(filter).connect(volume);
  source.start(begin, Math.random() * 0.5);
  source.stop(end);
}

/** Plays a sound, if sounds are wanted; a browser without sound plays on in silence. */
export function play(name: SoundName): void {
  if (!soundIsOn()) return;
  try {
    context ??= new AudioContext();
    // A page that nobody has touched yet may not sound; then this one is left out.
    if (context.state === "suspended") void context.resume();
    for (const part of SCORES[name]) sound(context, part);
  } catch {
    context = null;
  }
}
