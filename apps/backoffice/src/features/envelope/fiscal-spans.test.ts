import { expect, test } from 'vitest';
import { fiscalSpans } from './fiscal-spans.ts';

const of = (...given: Parameters<typeof fiscalSpans>) =>
  fiscalSpans(...given).map(({ from, to, fiscalYear, number }) => [from, to, fiscalYear, number]);

const today = '2026-09-21';

test('months go back from the present one, and Hamle is the first of a fiscal year', () => {
  expect(of('month', today).slice(0, 4)).toEqual([
    ['2019-01', '2019-01', 2019, 3],
    ['2018-12', '2018-12', 2019, 2],
    ['2018-11', '2018-11', 2019, 1],
    ['2018-10', '2018-10', 2018, 12],
  ]);
});

test('the first quarter goes from Hamle to Meskerem', () => {
  expect(of('quarter', today).slice(0, 2)).toEqual([
    ['2018-11', '2019-01', 2019, 1],
    ['2018-08', '2018-10', 2018, 4],
  ]);
});

test('a fiscal year goes from Hamle to Sene, and there are five of them', () => {
  expect(of('year', today)).toHaveLength(5);
  expect(of('year', today)[0]).toEqual(['2018-11', '2019-10', 2019, 1]);
});

test('Pagume is part of Nehase', () => {
  expect(of('month', '2026-09-08')[0]).toEqual(['2018-12', '2018-12', 2019, 2]);
});
