import { expect, test } from 'vitest';
import { isMobilePhone, normalisePhone } from './phone.ts';

test.each([
  ['0911223344', '0911223344'],
  ['0911 22-33-44', '0911223344'],
  ['+251911223344', '0911223344'],
  ['251 911 223 344', '0911223344'],
  ['00251911223344', '0911223344'],
  ['911223344', '0911223344'],
  ['+2510911223344', '0911223344'],
  ['0115 51 20 00', '0115512000'],
  ['\u202a+251 91 122 3344\u202c', '0911223344'],
  ['\ufeff0911\u00ad22\u200b33\u206044', '0911223344'],
  ['not a phone', 'notaphone'],
  ['091122334', '091122334'],
])('%s is kept as %s', (typed, kept) => {
  expect(normalisePhone(typed)).toBe(kept);
});

// D31, spec:5, spec:9
test('only the prefixes of the tenant are mobile numbers', () => {
  expect(isMobilePhone('0711223344')).toBe(false);
  expect(isMobilePhone('0711223344', ['09', '07'])).toBe(true);
  expect(isMobilePhone('0812345678')).toBe(false);
  expect(isMobilePhone('09112233445')).toBe(false);
});
