/** Works through a long list in slices, so that the page stays responsive. */

/** Milliseconds of work; an old phone takes four times as long. */
const SLICE = 30;

/** Ends the task, so that the browser handles presses before the next slice. */
export const pause = () => new Promise<void>((resolve) => void setTimeout(resolve));

export async function inSlices<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Result,
  isWanted: () => boolean,
): Promise<readonly Result[] | null> {
  const results: Result[] = [];
  await pause();
  if (!isWanted()) return null;
  let end = performance.now() + SLICE;
  for (const item of items) {
    results.push(work(item));
    if (performance.now() < end) continue;
    // oxlint-disable-next-line no-await-in-loop -- one slice after the other is the purpose
    await pause();
    if (!isWanted()) return null;
    end = performance.now() + SLICE;
  }
  return isWanted() ? results : null;
}
