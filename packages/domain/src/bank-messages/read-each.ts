import { expect, test } from 'vitest';
import { type BankMessage, readBankMessage } from './read-bank-message.ts';

export const readEach = (
  rows: readonly (readonly [text: string, told: Partial<BankMessage>])[],
): void =>
  test.each(rows)('%s', (text, told) => {
    expect(readBankMessage(text)).toMatchObject(told);
  });
