/** Two fingers on an image: how much further apart they are than at their last move. */
import { type PointerEvent, useRef } from 'react';

type Point = readonly [x: number, y: number];

const distance = ([a, b]: readonly Point[]): number =>
  a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : 0;

/** One finger goes on scrolling. The frame must let it: `touch-action: pan-x pan-y`. */
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
