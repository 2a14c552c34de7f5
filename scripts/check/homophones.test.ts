import { expect, test } from 'vitest';
import { foldHomophones } from '../../packages/domain/src/fold-homophones.ts';
import { foldName } from '../../packages/ethio-date/src/text/homophones.ts';

const letters = Array.from({ length: 0x1380 - 0x1200 }, (_, at) =>
  String.fromCodePoint(0x1200 + at),
);

// Neither package may depend on the other, so each folds for itself; this is what holds them together.
test('letters that are one for a search are one for a month that is typed', () => {
  const apart = letters.filter((letter) => foldName(foldHomophones(letter)) !== foldName(letter));
  expect(apart).toEqual([]);
});
