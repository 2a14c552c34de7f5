/** How an image is looked at: how near, and turned how far. */

export interface ImageView {
  /** From 1, where all of it is seen, to 4. */
  readonly zoom: number;
  /** In degrees. */
  readonly turn: number;
}

export const NEAREST = 4;
const STEP = 0.5;

export const wholeImage: ImageView = { zoom: 1, turn: 0 };

export const zoomed = (view: ImageView, steps: number): ImageView => ({
  ...view,
  zoom: Math.min(NEAREST, Math.max(1, view.zoom + steps * STEP)),
});

export const turned = (view: ImageView): ImageView => ({ ...view, turn: (view.turn + 90) % 360 });
