import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LONGEST_MESSAGE, readBankMessage, whyUnread } from './read-bank-message.ts';

test.each([
  ['a failure', 'Your transfer of ETB 500.37 to ALMAZ has failed and will be reversed. CBE'],
  [
    'a failure told behind the sum',
    'You have transferred ETB 500.37 to ALMAZ. The transaction failed.',
  ],
  ['a failure in Amharic', 'የ500.00 ብር ዝውውር ለ አልማዝ አልተሳካም'],
  ['a debit to come', 'Your account 1*****4410 will be debited on 5/5/2026 with ETB 500.37'],
  ['a password', 'Your OTP for transfer of ETB 5,000.37 to ALMAZ is 123456'],
  [
    'a password before its code',
    '482913 is your one-time password. You have transferred ETB 5,000.37',
  ],
  ['a balance', 'Your current balance is ETB 9,000.37. Thank you for Banking with CBE'],
  ['a balance before a verb', 'Your balance ETB 9,000.37 has been credited'],
  ['a fee alone', 'Your account has been debited with ETB 5.37 for SMS service charge. CBE'],
  [
    'a charge of service',
    'Your account has been debited with a S.charge of ETB 2.37 and VAT(15%) of ETB0.37',
  ],
  ['nothing credited', 'Your account 1*****4410 has been credited with ETB0. CBE'],
  ['a reversal', 'Your account has been credited with ETB 500.37, reversal of FT26264ABCDE'],
  ['a request', 'You have received ETB 500.37 payment request from ALMAZ. telebirr'],
  ['a sum that is written in another way', 'You have received ETB 1,23,456.00 from ALMAZ'],
  ['a page for feedback', 'https://cs.bankofabyssinia.com/cs/?trx=CFT26237ABQ3X'],
  [
    'a failure with its receipt',
    'Failed: https://transactioninfo.ethiotelecom.et/receipt/DIL4K2M9QX',
  ],
  ['words of a friend', 'Hi! The feast is on Saturday, bring 500.'],
  ['nothing at all', ''],
  ['a message of ten kilobytes', 'You have received ETB 5.00 from ALMAZ. '.repeat(256)],
])('%s is not read as money', (_, text) => {
  expect(readBankMessage(text)).toBeNull();
});

test('a message saying that nothing moved is distinguished from an unreadable one', () => {
  const nothing = [
    'Your transfer of ETB 500.37 to ALMAZ has failed and will be reversed. CBE',
    '482913 is your one-time password.',
    'Your account 1*****4410 will be debited on 5/5/2026 with ETB 500.37',
    'You have received ETB 500.37 payment request from ALMAZ. telebirr',
  ];
  const unknown = ['ETB 500.37 landed at your account. Balance: ETB 900', 'ሰላም', 'ETB 9,120.40'];
  expect(nothing.map(whyUnread)).toEqual(nothing.map(() => 'nothingMoved'));
  expect(unknown.map(whyUnread)).toEqual(unknown.map(() => 'notUnderstood'));
});

test.each([
  ['https://apps.cbe.com.et:100/?id=FT26264ABCDE12344410', 'cbe', 'FT26264ABCDE'],
  ['Receipt https://transactioninfo.ethiotelecom.et/receipt/DIL4K2M9QX', 'telebirr', 'DIL4K2M9QX'],
])('%s alone gives the bank and the reference', (link, bank, key) => {
  const rest = { direction: null, amount: null, payer: null, own_suffix: null, at: null };
  expect(readBankMessage(link)).toEqual({ bank, references: [key], problems: [], ...rest });
});

test('a reference from another day than the message, or a missing one, is reported', () => {
  const message = (day: string, reference: string) =>
    `Account 1*****4410 has been Credited with ETB 5.00 from SARA, on ${day} at 09:44:07 with ${reference}`;
  const problems = (day: string, reference: string) =>
    readBankMessage(message(day, reference))?.problems;
  expect(problems('21/09/2026', 'Ref No FT26264ABCDE')).toEqual([]);
  expect(problems('24/09/2026', 'Ref No FT26264ABCDE')).toEqual(['dateDiffers']);
  expect(problems('21/09/2026', 'thanks')).toEqual(['noReference']);
});

/** Sums that moved are whole birr; others end in 37 santim, so that a wrong one is noticed. */
const moved = [
  'your Account 1*****4410 has been Credited with ETB 6,000.00 from ALMAZ TESFAYE, on 31/03/2026 at 18:44:07 with Ref No FT26090ABCDE.',
  'You have received ETB 290.00 from Almaz Tesfaye(2519****1122)  on 25/09/2026 13:28:52.',
  'You have successfully transferred ETB35000.00 from account 1****4410 to account 1****2201 (ABEBE).',
  'የ500.00 ብር ገቢ ሆኗል።',
];
const others = [
  'Your Current Balance is ETB 9,514.37.',
  'The service fee is ETB 2.37 and 15% VAT on the service fee is ETB 4.37.',
  'Your account has been debited with a S.charge of ETB 12.37.',
  'Your account 1*****4410 will be debited with ETB 7,000.37 on 5/5/2026.',
  'Your account has been debited with ETB 5.37 for SMS alert charge.',
  'ቀሪ ሂሳብዎ ETB 10,000.37 ነው።',
  'Never share your OTP with anyone.',
];
const failures = ['Your transfer of ETB 800.37 has failed.', 'Payment of ETB 61.37 was declined.'];

const noise = fc.constantFrom(' ', '  ', '\n', '\u200e', '\u00a0', '.', ',', '*', 'x', '');
const changed = (text: fc.Arbitrary<string>) =>
  fc
    .tuple(text, fc.array(fc.tuple(fc.nat(), noise, fc.nat(2)), { maxLength: 4 }), fc.boolean())
    .map(([whole, changes, isUpper]) => {
      const result = changes.reduce((now, [at, insert, drop]) => {
        const place = at % (now.length + 1);
        return now.slice(0, place) + insert + now.slice(place + drop);
      }, whole);
      return isUpper ? result.toUpperCase() : result;
    });
const told = (...kinds: readonly (readonly string[])[]) =>
  changed(fc.shuffledSubarray(kinds.flat()).map((lines) => lines.join(' ')));

/** `MUTATED_MESSAGES=100000` tries that many random ones. */
const asked = process.env['MUTATED_MESSAGES'];
const runs = asked === undefined ? { numRuns: 3_000, seed: 2019 } : { numRuns: Number(asked) };

test('however a message is varied, no other sum in it is read as the amount moved', () => {
  fc.assert(
    fc.property(told(moved, others), (text) => {
      const amount = readBankMessage(text)?.amount ?? 0;
      expect(amount.toFixed(2).slice(-2)).not.toMatch(/37|30|70/u);
    }),
    runs,
  );
});

test('however a message without a movement is varied, it gives no amount', () => {
  fc.assert(
    fc.property(told(others, failures), (text) => {
      expect(readBankMessage(text)?.amount ?? null).toBeNull();
    }),
    runs,
  );
});

test('no text makes it throw', () => {
  const any = fc.string({ unit: 'binary', maxLength: LONGEST_MESSAGE });
  fc.assert(
    fc.property(fc.oneof(any, changed(fc.constantFrom(...moved))), (text) => {
      expect(() => readBankMessage(text)).not.toThrow();
    }),
    runs,
  );
});
