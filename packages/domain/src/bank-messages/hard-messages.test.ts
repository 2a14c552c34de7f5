/** Fictional texts like messages that were once misread. D167 */
import { describe, expect, test } from 'vitest';
import { readBankMessage } from './read-bank-message.ts';
import { readEach } from './read-each.ts';

describe('one sum that includes charges', () => {
  readEach([
    [
      'Dear Hana your Account 1*****4410 has been debited with ETB 505.75 including Service charge and VAT(15%). Your Current Balance is ETB 9,000.00. Thank you for Banking with CBE!',
      { bank: 'cbe', direction: 'out', amount: 505.75, own_suffix: '4410' },
    ],
    [
      'You have transfered ETB 1,005.75 to ALMAZ including service charge and VAT on 05/01/2020 at 10:00:00 from your account 1*****4410. Thank you for Banking with CBE!',
      { bank: 'cbe', direction: 'out', amount: 1005.75, own_suffix: '4410' },
    ],
    [
      'Dear Hana your Account 1*****4410 has been debited for ETHIO TELECOM with ETB 2,005.75 including Service charge ETB5.00 and VAT(15%) ETB0.75. Thank you for Banking with CBE',
      {
        bank: 'cbe',
        direction: 'out',
        amount: 2000,
        own_suffix: '4410',
        problems: ['noReference'],
      },
    ],
  ]);

  test('is reported if the message does not give the amount of the charges', () => {
    const text =
      'your Account 1*****4410 has been debited with ETB 505.75 including Service charge and VAT(15%) Ref FT26264ABCDE';
    expect(readBankMessage(text)?.problems).toEqual(['feesInside']);
  });

  test.each([
    'Your account has been debited with ETB 5.75 for SMS service charge including VAT. CBE',
    'Your account has been debited with ETB 5.75 including VAT for monthly SMS alert. CBE',
  ])('%s is only a charge', (text) => {
    expect(readBankMessage(text)).toBeNull();
  });
});

describe('a scheduled payment', () => {
  readEach([
    [
      'Dear Hana, your scheduled payment of ETB 750.00 to ETHIO TELECOM has been debited from your account 1*****4410. Thank you for Banking with CBE',
      { bank: 'cbe', direction: 'out', amount: 750, own_suffix: '4410' },
    ],
    [
      'Scheduled payment: your account 1*****4410 has been debited with ETB 750.00.',
      { direction: 'out', amount: 750, own_suffix: '4410' },
    ],
    [
      'The scheduled transfer of ETB 2,000.00 to ALMAZ has been processed.',
      { direction: 'out', amount: 2000 },
    ],
    [
      'Your scheduled payment ETB 310.00 has been debited from your account 1*****4410.',
      { direction: 'out', amount: 310, own_suffix: '4410' },
    ],
  ]);

  test.each([
    'Your scheduled payment of ETB 750.37 to ETHIO TELECOM will be debited on 5/5/2026.',
    'Your next scheduled payment of ETB 750.37 is due on 5/5/2026.',
    'Your transfer of ETB 750.37 to ALMAZ has been scheduled for 5/5/2026.',
    'Your scheduled payment of ETB 750.37 to ETHIO TELECOM has been cancelled.',
  ])('%s has not moved', (text) => {
    expect(readBankMessage(text)).toBeNull();
  });
});

describe("the reader's account in Amharic", () => {
  readEach([
    ['ከሂሳብ ቁጥርዎ 1*****4410 ብር 500.00 ወጪ ሆኗል።', { direction: 'out', own_suffix: '4410' }],
    [
      'ከሂሳብ 1*****2201 ወደ ሂሳብዎ 1*****4410 ETB 500.00 ገቢ ሆኗል።',
      { direction: 'in', own_suffix: '4410' },
    ],
    [
      'ወደ ሂሳብ 1*****2201 (ከበደ) ETB 500.00 ከሂሳብዎ 1*****4410 አስተላልፈዋል።',
      { direction: 'out', own_suffix: '4410' },
    ],
    ['በሒሳብ ቁጥርዎ (1*****4410) ETB 500.00 ገቢ ሆኗል።', { direction: 'in', own_suffix: '4410' }],
    ['በሂሣብዎ ቁጥር፦ 1*****4410 ETB 500.00 ገቢ ሆኗል።', { direction: 'in', own_suffix: '4410' }],
    ['ከሂሳብዎት 1*****4410 ETB 500.00 ወጪ ሆኗል።', { direction: 'out', own_suffix: '4410' }],
    ['ከአካውንትዎ 1*****4410 ETB 500.00 ወጪ ሆኗል።', { direction: 'out', own_suffix: '4410' }],
    ['ወደ ሂሳብ 1*****2201 ETB 500.00 አስተላልፈዋል።', { direction: 'out', own_suffix: null }],
  ]);
});

describe('the bank is recognised only by its name or its link', () => {
  readEach([
    [
      'Dear Hana your Account 1*****4410 has been Credited with ETB 6,000.00 from ALMAZ TESFAYE, on 31/03/2026 at 18:44:07 with Ref No FT26090ABCDE. Siket Bank',
      { bank: 'other', own_suffix: '4410', references: ['FT26090ABCDE'] },
    ],
    [
      'Your account has been credited with ETB 900.00 with Ref No FT26264ABCDE',
      { bank: 'other', references: ['FT26264ABCDE'] },
    ],
    [
      'Dear Customer, ETB 400 has been credited to your account from ALMAZ on : 2026-08-28 18:51:57  with Txn ID: 260828112233445.',
      { bank: 'other', references: ['260828112233445'] },
    ],
    [
      'You have received ETB 290.00 from ALMAZ(2519****1122)  on 25/09/2026 13:28:52. Your transaction number is DIP31M07XZ.',
      { bank: 'other', references: ['DIP31M07XZ'] },
    ],
    ['You have received ETB 290.00 from ALMAZ (CBE). Siket Bank', { bank: 'other' }],
    ['በሂሳብዎ 1*****4410 ETB 500.00 ገቢ ሆኗል። የኢትዮጵያ ንግድ ባንክ', { bank: 'cbe' }],
    ['ከኢትዮጵያ ንግድ ባንክ ወደ ሂሳብዎ ETB 500.00 ገቢ ሆኗል።', { bank: 'other' }],
    ['በሂሳብዎ ETB 500.00 ገቢ ሆኗል። አዋሽ ባንክ', { bank: 'awash' }],
    ['በሂሳብዎ ETB 500.00 ገቢ ሆኗል። ዳሸን ባንክ', { bank: 'dashen' }],
  ]);
});
