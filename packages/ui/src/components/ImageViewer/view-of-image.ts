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

const within = (zoom: number): number => Math.min(NEAREST, Math.max(1, zoom));

export const zoomed = (view: ImageView, steps: number): ImageView => ({
  ...view,
  zoom: within(view.zoom + steps * STEP),
});

/** As far as two fingers went apart. */
export const scaled = (view: ImageView, factor: number): ImageView => ({
  ...view,
  zoom: within(view.zoom * factor),
});

export const turned = (view: ImageView): ImageView => ({ ...view, turn: (view.turn + 90) % 360 });
