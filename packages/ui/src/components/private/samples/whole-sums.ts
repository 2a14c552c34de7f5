/** Looks for sums that leave the box they stand in. */

/** Sums as they are met, and as large as they can be. */
export const largeSums = [482_500, 1_250_000.5, 12_500_000, -14_300, 99_999_999.99, 999_999_999.99];

/** Room on phones of 320, 360, 375 and 412 px, beside the edges of a page. */
export const phoneRooms = [288, 328, 343, 380];

/** What the text of each sum reaches beyond its box, in px: empty when all are whole. */
export function cutSums(root: HTMLElement): string[] {
  return [...root.querySelectorAll('data')].flatMap((sum) => {
    const room = sum.closest('dl')?.getBoundingClientRect();
    const cell = sum.closest('dd')?.getBoundingClientRect();
    const text = document.createRange();
    text.selectNodeContents(sum);
    const { left, right } = text.getBoundingClientRect();
    const end = Math.min(room?.right ?? 0, cell?.right ?? 0);
    const isWhole = right <= end + 0.5 && left >= (cell?.left ?? 0) - 0.5;
    return isWhole ? [] : [`${sum.textContent} by ${Math.round(right - end)} in ${cell?.width}`];
  });
}
