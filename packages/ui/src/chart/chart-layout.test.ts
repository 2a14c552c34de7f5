import { expect, test } from 'vitest';
import { barLayout, isLabelled, lineLayout } from './chart-layout.ts';

const received = { id: 'in', label: 'In', values: [40, 100] };
const spent = { id: 'out', label: 'Out', values: [10, 50] };

test('the highest bar reaches the axis line of its value', () => {
  const { bars, ticks } = barLayout(2, [received, spent], false);
  const [, highest] = bars;
  expect(highest).toMatchObject({ seriesId: 'in', index: 1, value: 100, y: 0, height: 100 });
  expect(ticks.at(0)).toEqual({ value: 0, y: 100 });
  expect(ticks.at(-1)).toEqual({ value: 100, y: 0 });
});

test('the bars of one month are as narrow as those of six, and centred above the label', () => {
  const { bars } = barLayout(
    1,
    [received, spent].map((one) => ({ ...one, values: [5] })),
    false,
  );
  const [first, last] = [bars[0], bars.at(-1)];
  expect((first?.width ?? 0) * 2).toBeLessThan(100 / 6);
  expect((first?.x ?? 0) + (first?.width ?? 0)).toBeCloseTo(50);
  expect(last?.x).toBeCloseTo(50);
});

test('stacked bars stand on each other in one column', () => {
  const { bars } = barLayout(2, [received, spent], true);
  const [low] = bars.filter((bar) => bar.index === 0);
  const high = bars.findLast((bar) => bar.index === 0);
  expect(high?.x).toBe(low?.x);
  expect((high?.y ?? 0) + (high?.height ?? 0)).toBeCloseTo(low?.y ?? 0);
});

test('a negative bar hangs from the zero line', () => {
  const { bars, ticks } = barLayout(1, [{ id: 'a', label: 'A', values: [-20] }], false);
  const zero = ticks.find(({ value }) => value === 0);
  expect(bars[0]?.y).toBeCloseTo(zero?.y ?? -1);
  expect(bars[0]?.height).toBeGreaterThan(0);
});

test.each([
  ['no labels', 0, []],
  ['no series', 3, []],
  ['nothing but zeros', 2, [{ id: 'a', label: 'A', values: [0, 0] }]],
  ['values that are no numbers', 2, [{ id: 'a', label: 'A', values: [Number.NaN, Infinity] }]],
  ['fewer values than labels', 3, [{ id: 'a', label: 'A', values: [1] }]],
])('%s have finite positions', (_name, count, series) => {
  for (const isStacked of [false, true]) {
    const { bars, ticks } = barLayout(count, series, isStacked);
    const figures = [...bars.flatMap(({ x, y, width, height }) => [x, y, width, height]), ticks];
    expect(figures.flat().every((one) => typeof one === 'object' || Number.isFinite(one))).toBe(
      true,
    );
  }
});

test('at most seven labels are shown', () => {
  const written = Array.from({ length: 30 }, (_, index) => isLabelled(index, 30));
  expect(written.filter(Boolean).length).toBeLessThanOrEqual(7);
  expect(isLabelled(6, 7)).toBe(true);
  expect(isLabelled(1, 12, 'Tik')).toBe(true);
  expect(isLabelled(1, 12, 'Tikimt')).toBe(false);
});

test('a line has a point above the middle of each label, except where the value is missing', () => {
  const { lines, ticks } = lineLayout(2, [{ id: 'a', label: 'A', values: [100, Number.NaN, 7] }]);
  expect(lines[0]?.points).toEqual([{ x: 25, y: 0 }, { x: 75 }]);
  expect(ticks.at(-1)).toEqual({ value: 100, y: 0 });
});
