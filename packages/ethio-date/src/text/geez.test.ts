import { expect, test } from 'vitest';
import vectors from '../../vectors/geez.json' with { type: 'json' };
import { fromGeez, toGeez } from './geez.ts';

test.each(vectors)('$n is written $geez', ({ n, geez }) => {
  expect(toGeez(n)).toBe(geez);
  expect(fromGeez(geez)).toBe(n);
});

test('every number up to 20,000, and larger powers, survives conversion to numerals and back', () => {
  const large = [100_000_000, 100_010_001, 999_999_999, Number.MAX_SAFE_INTEGER];
  for (const n of [...Array.from({ length: 20_000 }, (_, index) => index + 1), ...large]) {
    expect(fromGeez(toGeez(n))).toBe(n);
  }
});

test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('there is no numeral for %d', (n) => {
  expect(() => toGeez(n)).toThrow(expect.objectContaining({ code: 'number-out-of-range' }));
});

test.each(['', 'abc', '12', '፩፲', '፩፻', '፻፻', '፲፩፩', '፩ ፪'])('%j is no numeral', (text) => {
  expect(() => fromGeez(text)).toThrow(
    expect.objectContaining({ code: 'malformed-numeral', value: text }),
  );
});
