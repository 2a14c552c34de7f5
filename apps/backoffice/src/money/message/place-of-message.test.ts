import { readBankMessage, type BankMessage } from '@digis/domain';
import { expect, test } from 'vitest';
import { placeOfMessage } from './place-of-message.ts';

const bole = { id: 2, kind: 'cbe', digits: '4410' };
const piassa = { id: 3, kind: 'cbe', digits: '2201' };
const wallet = { id: 4, kind: 'telebirr' };

function read(text: string): BankMessage {
  const message = readBankMessage(text);
  if (!message) throw new Error(`nothing moved in ${text}`);
  return message;
}

const intoAccount = (digits: string) =>
  read(`your Account 1*****${digits} has been Credited with ETB 500.00 with Ref No FT26264ABCDE`);

// D167
test('the account is found by the last digits of a message', () => {
  expect(placeOfMessage(intoAccount('4410'), [bole, piassa])).toEqual({ is: 'found', place: bole });
  expect(placeOfMessage(intoAccount('10'), [bole, piassa])).toEqual({ is: 'found', place: bole });
});

test('an account with other digits is not ours, though it is of the same bank', () => {
  expect(placeOfMessage(intoAccount('9999'), [bole, piassa])).toEqual({
    is: 'foreign',
    suffix: '9999',
  });
});

test('a wallet without digits is found by its kind', () => {
  const message = read(
    'You have received ETB 290.00 from ALMAZ(2519****1122) on 25/09/2026 13:28:52. Your transaction number is DIP31M07XZ. Your current E-Money Account balance is ETB 900.',
  );
  expect(placeOfMessage(message, [bole, wallet])).toEqual({ is: 'found', place: wallet });
});

test("the payer's own message tells the bank, and no account of ours", () => {
  const message = read(
    'You have transfered ETB 1,200.00 to SHEGER on 05/01/2026 at 19:47:50 from your account 1*****9999 with Ref No FT26005ABCDE.',
  );
  expect(placeOfMessage(message, [bole, wallet])).toEqual({ is: 'found', place: bole });
  expect(placeOfMessage(message, [bole, piassa])).toEqual({ is: 'unknown' });
});

test('an account of a bank where the business has none is not ours', () => {
  expect(placeOfMessage(intoAccount('4410'), [wallet])).toEqual({ is: 'foreign', suffix: '4410' });
});
