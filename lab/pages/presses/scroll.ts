import type { Desk } from './desk.ts';
import { pause } from './desk.ts';

declare global {
  interface Window {
    drawnFrames: number[];
  }
}

function noteFrames() {
  const frames: number[] = [];
  window.drawnFrames = frames;
  let last = performance.now();
  const next = (now: number) => {
    frames.push(now - last);
    last = now;
    if (window.drawnFrames === frames) requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}

function takeFrames() {
  const { drawnFrames: frames } = window;
  window.drawnFrames = [];
  return frames;
}

const whereItIs = () => document.scrollingElement?.scrollTop ?? 0;

const WAY = 3_000;
const NOTCH = 100;
const NOTCHES_AT_MOST = 150;
/** Milliseconds between two wheel notches. */
const BETWEEN = 50;
const LONG = 50;

export async function scroll(desk: Desk) {
  await desk.tab.evaluate(noteFrames);
  let top = 0;
  // At the end of the loaded rows the wheel has no effect until more arrive.
  for (let notch = 0; notch < NOTCHES_AT_MOST && top < WAY; notch += 1) {
    const wheel = { type: 'mouseWheel', x: 800, y: 500, deltaX: 0, deltaY: NOTCH };
    void desk.tab.send('Input.dispatchMouseEvent', wheel);
    // oxlint-disable-next-line no-await-in-loop
    await pause(BETWEEN);
    // oxlint-disable-next-line no-await-in-loop
    top = await desk.tab.evaluate(whereItIs);
  }
  if (top < WAY) throw new Error(`Only ${top} px were scrolled.`);
  const frames = await desk.tab.evaluate(takeFrames);
  return {
    'scroll, frames over 50 ms': frames.filter((frame) => frame > LONG).length,
    'scroll, longest frame': Math.round(Math.max(...frames)),
  };
}
