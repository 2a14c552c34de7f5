/** Margins in millimetres. D162 */

export const paperSizes = ['A4', 'A5'] as const;
export type PaperSize = (typeof paperSizes)[number];

export const paperSides = ['top', 'right', 'bottom', 'left'] as const;
export type PaperSide = (typeof paperSides)[number];

/** null: the sheet's usual margin. */
export type ChosenMargins = Readonly<Record<PaperSide, number | null>>;
export type Margins = Readonly<Record<PaperSide, number>>;

const sheets: Readonly<Record<PaperSize, { width: number; height: number; usual: Margins }>> = {
  A4: { width: 210, height: 297, usual: { top: 12, right: 16, bottom: 14, left: 16 } },
  A5: { width: 148, height: 210, usual: { top: 10, right: 11, bottom: 12, left: 11 } },
};

export const hasOwnMargins = (chosen: ChosenMargins): boolean =>
  paperSides.some((side) => chosen[side] !== null);

export function marginsOf(size: PaperSize, chosen: ChosenMargins): Margins {
  const { usual } = sheets[size];
  return {
    top: chosen.top ?? usual.top,
    right: chosen.right ?? usual.right,
    bottom: chosen.bottom ?? usual.bottom,
    left: chosen.left ?? usual.left,
  };
}

/** The sides whose margins leave less than half of the height or width. */
export function tooWide(size: PaperSize, chosen: ChosenMargins): PaperSide[] {
  const { width, height } = sheets[size];
  const { top, right, bottom, left } = marginsOf(size, chosen);
  const sides: PaperSide[] = [];
  if (top + bottom > height / 2) sides.push('top', 'bottom');
  if (left + right > width / 2) sides.push('right', 'left');
  return sides.filter((side) => chosen[side] !== null);
}
