import { expect, test } from 'vitest';
import { isPayerNamed } from './payer-name.ts';

// D164, D167
test.each([
  ['ALMAZ TESFAYE BEKELE', 'አልማዝ ተስፋዬ', true],
  ['Almaz Tesfaye', 'አልማዝ ተስፋዬ በቀለ', true],
  ['Almaz T/Mariam', 'Almaz Tesfaye', false],
  ['Almaz', 'አልማዝ ተስፋዬ', false],
  ['ALMAZ TESFAYE', 'አልማዝ', false],
  [null, 'አልማዝ ተስፋዬ', false],
  ['ALMAZ TESFAYE', undefined, false],
])('the payer %s is the client %s: %s', (payer, client, isNamed) => {
  expect(isPayerNamed(payer, client)).toBe(isNamed);
});
