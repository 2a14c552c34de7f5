import { expect, test } from 'vitest';
import { acceptOf, isOfKind } from './file-kinds.ts';

const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0]);

test('the kind of a file is detected from its first bytes', () => {
  expect(isOfKind(png, ['PNG'])).toBe(true);
  expect(isOfKind(jpeg, ['PNG'])).toBe(false);
  expect(isOfKind(jpeg, ['PNG', 'JPEG'])).toBe(true);
  expect(isOfKind(new Uint8Array(), ['PNG', 'JPEG', 'PDF'])).toBe(false);
});

test('a workbook has the signature of an archive, and any file may be CSV', () => {
  const zip = Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 0x14]);
  expect(isOfKind(zip, ['XLSX'])).toBe(true);
  expect(isOfKind(png, ['XLSX'])).toBe(false);
  expect(isOfKind(png, ['CSV'])).toBe(true);
});

test('the accept attribute lists the same kinds', () => {
  expect(acceptOf(['PNG', 'PDF'])).toBe('image/png,application/pdf');
  expect(acceptOf(['XLSX', 'CSV'])).toBe('.xlsx,.xlsm,.xlsb,.csv,.tsv,.txt');
});
