/** `tests/books/make-books.ts` makes these books. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readFile } from './read-file.ts';

const books = join(import.meta.dirname, '../../../../../../tests/books');
const expected: Readonly<Record<string, unknown>> = JSON.parse(
  readFileSync(join(books, 'books.json'), 'utf8'),
);

const toTheSecond = (_key: string, value: unknown): unknown =>
  typeof value === 'number' ? Number(value.toFixed(7)) : value;
const rounded = (value: unknown): unknown => JSON.parse(JSON.stringify(value, toTheSecond));

test.each(Object.entries(expected))('%s is read with its original values', (file, written) => {
  const read = readFile(readFileSync(join(books, 'files', file)));
  expect(rounded(read.ok ? read.book.sheets : { fault: read.fault })).toEqual(rounded(written));
});
