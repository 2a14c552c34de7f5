import { expect, test } from 'vitest';
import { coveringPart } from './picture.ts';

const target = { width: 500, height: 400 };

test('a wide frame is cropped at its sides', () => {
  expect(coveringPart({ width: 1280, height: 720 }, target)).toEqual({
    x: 190,
    y: 0,
    width: 900,
    height: 720,
  });
});

test('a tall frame is cropped above and below', () => {
  expect(coveringPart({ width: 600, height: 800 }, target)).toEqual({
    x: 0,
    y: 160,
    width: 600,
    height: 480,
  });
});
