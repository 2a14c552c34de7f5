import { expect, test } from 'vitest';
import { piecesOf } from './pieces.ts';

const rowsOf = (count: number, remark = '') =>
  Array.from({ length: count }, (_, at) => ({ row: at + 2, values: { remark } }));

test('rows are sent in batches of 500, each once and in order', () => {
  const rows = rowsOf(1203);
  const pieces = piecesOf(rows);
  expect(pieces.map((piece) => piece.rows.length)).toEqual([500, 500, 203]);
  expect(pieces.flatMap((piece) => piece.rows)).toEqual(rows);
  expect(new Set(pieces.map(({ key }) => key)).size).toBe(3);
});

test('long rows make smaller batches, each below the request limit', () => {
  const pieces = piecesOf(rowsOf(500, 'ሀ'.repeat(2000)));
  expect(pieces.length).toBeGreaterThan(2);
  for (const { rows } of pieces) {
    expect(new TextEncoder().encode(JSON.stringify(rows)).length).toBeLessThan(1024 * 1024);
  }
  expect(pieces.reduce((sum, { rows }) => sum + rows.length, 0)).toBe(500);
});
