import { expect, test } from 'vitest';
import { fiscalSpans } from './fiscal-spans.ts';

const of = (...given: Parameters<typeof fiscalSpans>) =>
  fiscalSpans(...given).map(({ from, to, fiscalYear, number }) => [from, to, fiscalYear, number]);

const today = '2026-09-21';

test('months are listed back from the current one, and Hamle opens a fiscal year', () => {
  expect(of('month', today).slice(0, 4)).toEqual([
    ['2019-01', '2019-01', 2019, 3],
    ['2018-12', '2018-12', 2019, 2],
    ['2018-11', '2018-11', 2019, 1],
    ['2018-10', '2018-10', 2018, 12],
  ]);
});

test('the first quarter runs from Hamle to Meskerem', () => {
  expect(of('quarter', today).slice(0, 2)).toEqual([
    ['2018-11', '2019-01', 2019, 1],
    ['2018-08', '2018-10', 2018, 4],
  ]);
});

test('a fiscal year runs from Hamle to Sene, and five are offered', () => {
  expect(of('year', today)).toHaveLength(5);
  expect(of('year', today)[0]).toEqual(['2018-11', '2019-10', 2019, 1]);
});

test('Pagume belongs to Nehase', () => {
  expect(of('month', '2026-09-08')[0]).toEqual(['2018-12', '2018-12', 2019, 2]);
});
