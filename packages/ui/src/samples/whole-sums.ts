export const largeSums = [482_500, 1_250_000.5, 12_500_000, -14_300, 99_999_999.99, 999_999_999.99];

/** Room for content on phones of 320, 360, 375 and 412 px. */
export const phoneRooms = [288, 328, 343, 380];

function boxOfText(sum: Element): DOMRect {
  const text = document.createRange();
  text.selectNodeContents(sum);
  return text.getBoundingClientRect();
}

export function cutSums(root: HTMLElement): string[] {
  const sums = [...root.querySelectorAll('data')].map((sum) => ({ sum, box: boxOfText(sum) }));
  return sums.flatMap(({ sum, box }) => {
    const cell = (sum.closest('dd') ?? sum.parentElement)?.getBoundingClientRect();
    const room = sum.closest('dl')?.getBoundingClientRect() ?? cell;
    const end = Math.min(room?.right ?? 0, cell?.right ?? 0);
    const isWhole = box.right <= end + 0.5 && box.left >= (cell?.left ?? 0) - 0.5;
    const covered = sums.find((other) => other.sum !== sum && areOver(other.box, box))?.sum;
    return [
      ...(isWhole
        ? []
        : [`${sum.textContent} by ${Math.round(box.right - end)} in ${cell?.width}`]),
      ...(covered ? [`${sum.textContent} over ${covered.textContent}`] : []),
    ];
  });
}

const areOver = (one: DOMRect, other: DOMRect) =>
  one.left < other.right - 0.5 &&
  other.left < one.right - 0.5 &&
  one.top < other.bottom - 0.5 &&
  other.top < one.bottom - 0.5;
