/** The chance that "just enough" means. */
export const ENOUGH = 0.8;

/** The fewest of so many with which the chance is enough; all of them where even that is not. More never make it worse. */
export async function fewest(most: number, chanceOf: (count: number) => Promise<number>): Promise<number> {
  let [low, high] = [1, most];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((await chanceOf(middle)) >= ENOUGH) high = middle;
    else low = middle + 1;
  }
  return high;
}
