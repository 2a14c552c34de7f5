import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dateInReference, referenceKey } from './reference-key.ts';

// D127
test.each([
  ['ft26264 abcde', 'FT26264ABCDE'],
  ['FT26264ABCDE12344410', 'FT26264ABCDE'],
  ['FT26264ABCDE12345', 'FT26264ABCDE'],
  ['tt26237abq3x', 'TT26237ABQ3X'],
  ['https://apps.cbe.com.et:100/?id=FT26264ABCDE12344410', 'FT26264ABCDE'],
  ['apps.cbe.com.et:100/?id=FT26264ABCDE12344410', 'FT26264ABCDE'],
  ['https://apps.cbe.com.et:100/BranchReceipt/FT26232KLMN4&12344410', 'FT26232KLMN4'],
  ['https://mbreciept.cbe.com.et/FT26232KLMN4-12344410', 'FT26232KLMN4'],
  ['https://mbreciept.cbe.com.et/v2-aBcD_ef-12', 'v2-aBcDef12'],
  ['v2-aBcD_ef-12', 'v2-aBcDef12'],
  ['https://cs.bankofabyssinia.com/slip/?trx=TT26237ABQ3X12345', 'TT26237ABQ3X'],
  ['https://transactioninfo.ethiotelecom.et/receipt/dil4k2m9qx', 'DIL4K2M9QX'],
  ['https://m-pesabusiness.safaricom.et/receipt/UK3ABCDEFG', 'UK3ABCDEFG'],
  ['https://receipt.dashensuperapp.com/receipt/123ABCD456789', '123ABCD456789'],
  ['\u200edil4k2m9qx ', 'DIL4K2M9QX'],
  ['cheque 00 417', 'CHEQUE00417'],
])('%s is the reference %s', (text, key) => {
  expect(referenceKey(text)).toBe(key);
});

test.each([
  'FТ26264ABCDE',
  'ＦＴ26264ABCDE',
  'FT26264ABCDE.',
  'FT26264ABCDE....',
  '(FT26264ABCDE),',
  'FT26264ABCDE…-',
  '_FT26264ABCDE',
  'FT-26264-ABCDE',
  'FT26264.ABCDE',
  'FT26264ABCDE/1',
  'FT26264ABCDE1234',
  'FT26264ABCDE123456789012',
  'Ref: FT26264ABCDE',
  'FT26264ABCD\u0415',
  'FT26264\u202eABCDE',
])('%s is the same receipt', (text) => {
  expect(referenceKey(text)).toBe('FT26264ABCDE');
});

test.each([
  ['a word that begins like a transfer', 'TT slip Bole 0041', 'TTSLIPBOLE0041'],
  ['one sign less', 'FT26264ABCD', 'FT26264ABCD'],
])('%s keeps all its characters', (_, text, key) => {
  expect(referenceKey(text)).toBe(key);
});

test.each([
  ['nothing', ''],
  ['letters of another script', 'Ж26264'],
  ['signs alone', '-.-#/'],
  ['two signs', 'ab'],
  ['more than 64 signs', 'A1'.repeat(33)],
  ['a page for feedback', 'https://cs.bankofabyssinia.com/cs/?trx=CFT26237ABQ3X'],
  ['a page of another site', 'https://example.com/receipt/DIL4K2M9QX'],
  ['a sentence', 'Paid by Almaz, thank you!'],
])('%s is no reference', (_, text) => {
  expect(referenceKey(text)).toBeNull();
});

test('the key of a key is the key itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
      const key = referenceKey(text);
      expect(key === null ? null : referenceKey(key)).toBe(key);
    }),
  );
});

test.each([
  ['DIL4K2M9QX', '2026-09-21'],
  ['BAA1234567', '2024-01-10'],
  ['MLV1234567', '2035-12-31'],
  ['TL91234567', '2025-12-09'],
  ['UK3ABCDEFG', '2026-11-03'],
  ['FT26264ABCDE', '2026-09-21'],
  ['TT24366ABCDE', '2024-12-31'],
  ['260828112233445', '2026-08-28'],
])('%s is of %s', (key, day) => {
  expect(dateInReference(key)).toBe(day);
});

test.each([
  ['a year without a letter', 'AIL4K2M9QX'],
  ['a thirteenth month', 'DML4K2M9QX'],
  ['a thirty-second day', 'DIW4K2M9QX'],
  ['31 September', 'DIV4K2M9QX'],
  ['the 366th day of a year without one', 'FT25366ABCDE'],
  ['day 0', 'FT26000ABCDE'],
  ['30 February', '260230112233445'],
  ['a number of a cheque', '000417'],
])('%s gives no day', (_, key) => {
  expect(dateInReference(key)).toBeNull();
});
