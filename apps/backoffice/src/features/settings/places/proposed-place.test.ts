import { expect, test } from 'vitest';
import { proposedPlace } from './proposed-place.ts';

test.each([
  ['CBE Bole', '1000123454410', 'cbe', '4410'],
  ['Commercial Bank of Ethiopia', '1000-1234-4410', 'cbe', '4410'],
  ['ንግድ ባንክ', '1000123454410', 'cbe', '4410'],
  ['አዋሽ ባንክ', '01320 88', 'awash', '2088'],
  ['telebirr', '0911 22 33 44', 'telebirr', '3344'],
  ['Zemen Bank', '77', 'bank', '77'],
])('%s with %s is proposed as %s that ends in %s', (bank_name, acc_number, kind, digits) => {
  expect(proposedPlace({ bank_name, acc_number })).toMatchObject({
    kind,
    name: bank_name,
    digits,
  });
});

test('no bank is proposed if the settings name none', () => {
  expect(proposedPlace({ acc_number: '1000123454410' })).toBeNull();
});
