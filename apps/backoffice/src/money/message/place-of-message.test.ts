import { readBankMessage, type BankMessage } from '@digis/domain';
import { expect, test } from 'vitest';
import { isOfOurs, placeOfMessage } from './place-of-message.ts';

const bole = { id: 2, kind: 'cbe', digits: '4410' };
const piassa = { id: 3, kind: 'cbe', digits: '2201' };
const wallet = { id: 4, kind: 'telebirr' };

function read(text: string): BankMessage {
  const message = readBankMessage(text);
  if (!message) throw new Error(`nothing moved in ${text}`);
  return message;
}

const intoAccount = (digits: string, name = 'CBE') =>
  read(
    `your Account 1*****${digits} has been Credited with ETB 500.00 with Ref No FT26264ABCDE. Thank you for banking with ${name}`,
  );
const outOfAccount = (digits: string) =>
  read(
    `You have transfered ETB 1,200.00 to SHEGER on 05/01/2026 at 19:47:50 from your account 1*****${digits} with Ref No FT26005ABCDE. Thank you for banking with CBE`,
  );

test('an account is found by the last digits of a message', () => {
  expect(placeOfMessage(intoAccount('4410'), [bole, piassa])).toEqual({ is: 'found', place: bole });
  expect(placeOfMessage(intoAccount('10'), [bole, piassa])).toEqual({ is: 'found', place: bole });
});

test('an account with other digits is foreign, even at the same bank', () => {
  expect(placeOfMessage(intoAccount('9999'), [bole, piassa])).toEqual({
    is: 'foreign',
    suffix: '9999',
  });
});

test('a wallet without digits is found by its kind', () => {
  const message = read(
    'You have received ETB 290.00 from ALMAZ(2519****1122) on 25/09/2026 13:28:52. Your transaction number is DIP31M07XZ. Thank you for using telebirr',
  );
  expect(placeOfMessage(message, [bole, wallet])).toEqual({ is: 'found', place: wallet });
});

test("a payer's own message gives the bank, but no account of the business", () => {
  const message = outOfAccount('9999');
  expect(placeOfMessage(message, [bole, wallet])).toEqual({ is: 'found', place: bole });
  expect(placeOfMessage(message, [bole, piassa])).toEqual({ is: 'unknown' });
});

test('an account at a bank that the business does not use is foreign', () => {
  expect(placeOfMessage(intoAccount('4410'), [wallet])).toEqual({ is: 'foreign', suffix: '4410' });
});

test('a message from an unrecognised bank is matched by digits among all places', () => {
  const message = intoAccount('4410', 'Siket Bank');
  expect(placeOfMessage(message, [piassa, bole, wallet])).toEqual({ is: 'found', place: bole });
  const own = { id: 5, kind: 'bank', digits: '0144' };
  const siket = intoAccount('0144', 'Siket Bank');
  expect(placeOfMessage(siket, [bole, own])).toEqual({ is: 'found', place: own });
  expect(placeOfMessage(message, [bole, { ...own, digits: '4410' }])).toEqual({ is: 'unknown' });
});

test('a message from an unrecognised bank does not match a known bank by kind', () => {
  const message = intoAccount('4410', 'Siket Bank');
  expect(placeOfMessage(message, [{ id: 2, kind: 'cbe' }])).toEqual({ is: 'unknown' });
  expect(placeOfMessage(message, [piassa])).toEqual({ is: 'foreign', suffix: '4410' });
});

test("a named bank does not match another bank's account with the same digits", () => {
  const message = intoAccount('10', 'Dashen Bank');
  expect(placeOfMessage(message, [bole])).toEqual({ is: 'foreign', suffix: '10' });
  const kept = { id: 5, kind: 'bank', digits: '7710' };
  expect(placeOfMessage(message, [bole, kept])).toEqual({ is: 'found', place: kept });
});

test('an outgoing payment is matched to the account of the message', () => {
  expect(placeOfMessage(outOfAccount('2201'), [bole, piassa], 'out')).toEqual({
    is: 'found',
    place: piassa,
  });
  expect(isOfOurs(outOfAccount('2201'), [bole, piassa])).toBe(true);
  expect(isOfOurs(outOfAccount('9999'), [bole, piassa])).toBe(false);
  expect(isOfOurs(outOfAccount('9999'), [{ id: 2, kind: 'cbe' }])).toBe(false);
  expect(isOfOurs(intoAccount('2201'), [bole, piassa])).toBe(false);
});
