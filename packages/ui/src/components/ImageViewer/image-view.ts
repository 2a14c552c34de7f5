/** The zoom and rotation of the image viewer, and the pinch gesture that changes the zoom. */
import { type PointerEvent, useRef } from 'react';

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

type Point = readonly [x: number, y: number];

const distance = ([a, b]: readonly Point[]): number =>
  a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : 0;

/** Calls `onScale` with the change of distance between two fingers. One finger scrolls, which needs `touch-action: pan-x pan-y`. */
export function usePinch(onScale: (factor: number) => void) {
  const fingers = useRef(new Map<number, Point>());
  const lift = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId);
  return {
    onPointerDown: ({ pointerId, clientX, clientY }: PointerEvent) => {
      fingers.current.set(pointerId, [clientX, clientY]);
    },
    onPointerMove: ({ pointerId, clientX, clientY }: PointerEvent) => {
      if (!fingers.current.has(pointerId)) return;
      const before = distance([...fingers.current.values()]);
      fingers.current.set(pointerId, [clientX, clientY]);
      const after = distance([...fingers.current.values()]);
      if (before > 0 && after > 0) onScale(after / before);
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onPointerLeave: lift,
  };
}
