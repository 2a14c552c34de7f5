import { expect, test } from 'vitest';
import { type BankMessage, readBankMessage } from './read-bank-message.ts';

type Row = readonly [text: string, told: Partial<BankMessage>];

const read = (rows: readonly Row[]) =>
  test.each(rows)('%s', (text, told) => {
    expect(readBankMessage(text)).toMatchObject(told);
  });

read([
  [
    'Dear Hana, your account 1*****10 was credited with ETB 23,750.00 by ALMAZ TESFAYE. Available Balance: ETB 50,000.00. Receipt: https://cs.bankofabyssinia.com/slip/?trx=FT26237ABQ3X12345 Feedback: https://cs.bankofabyssinia.com/cs/?trx=CFT26237ABQ3X',
    {
      bank: 'abyssinia',
      direction: 'in',
      amount: 23750,
      payer: 'ALMAZ TESFAYE',
      own_suffix: '10',
      at: null,
      references: ['FT26237ABQ3X'],
    },
  ],
  [
    'Dear Hana, your account 1*****10 was credited with ETB 31.07 . Available Balance: ETB 50,031.07. Receipt: https://cs.bankofabyssinia.com/slip/?trx=112233445-20260630',
    {
      bank: 'abyssinia',
      direction: 'in',
      amount: 31.07,
      payer: null,
      own_suffix: '10',
      at: null,
      references: ['112233445-20260630'],
    },
  ],
  [
    'Dear Hana, your account 1*****10 was debited with ETB 750.00. Available Balance: ETB 5,000.00. Receipt: https://cs.bankofabyssinia.com/slip/?trx=TT26237ABQ3X12345',
    {
      bank: 'abyssinia',
      direction: 'out',
      amount: 750,
      payer: null,
      own_suffix: '10',
      at: null,
      references: ['TT26237ABQ3X'],
    },
  ],
  [
    'Dear Customer, ETB 400 has been credited to your account from ALMAZ TESFAYE on : 2026-08-28 18:51:57  with Txn ID: 260828112233445. Your available balance is now ETB 21,000.00. Never share your OTP with anyone. Contact 8980',
    {
      bank: 'awash',
      direction: 'in',
      amount: 400,
      payer: 'ALMAZ TESFAYE',
      own_suffix: null,
      at: '2026-08-28T18:51:57+03:00',
      references: ['260828112233445'],
    },
  ],
  [
    'Dear Customer, ETB 64,000.25 has been credited to your account from HIRUT T. on : 2026-09-21 08:00:00  with Txn ID: 260921998877665. Dear customer, do not tell your OTP.',
    {
      bank: 'awash',
      direction: 'in',
      amount: 64000.25,
      payer: 'HIRUT T',
      own_suffix: null,
      at: '2026-09-21T08:00:00+03:00',
      references: ['260921998877665'],
    },
  ],
  [
    'Dear HANA, your Account 01320xxxxx1400 has been Credited with ETB 1300.00 on 2026-02-28 11:32:14 by ABEBE KEBEDE. Your balance is ETB 5,000.00. https://awashpay.awashbank.com:8225/-ABC123',
    {
      bank: 'awash',
      direction: 'in',
      amount: 1300,
      payer: 'ABEBE KEBEDE',
      own_suffix: '1400',
      at: '2026-02-28T11:32:14+03:00',
      references: [],
    },
  ],
  [
    'Dear HANA, your Account 01320xxxxx1400 has been Debited with ETB 2,300.00 on 2026-03-01 11:32:14. Your balance is ETB 2,700.00. https://awashpay.awashbank.com:8225/-ABC124',
    {
      bank: 'awash',
      direction: 'out',
      amount: 2300,
      payer: null,
      own_suffix: '1400',
      at: '2026-03-01T11:32:14+03:00',
      references: [],
    },
  ],
  [
    'Telebirr Transfer of 640.00 ETB to ALMAZ - 251911223344 from 01320123451400/Awash Bank. https://awashpay.awashbank.com:8225/-ABC123',
    {
      bank: 'awash',
      direction: 'out',
      amount: 640,
      payer: null,
      own_suffix: '1400',
      at: null,
      references: [],
    },
  ],
  [
    'Telebirr Transfer of 2,000.00 ETB to SARA - 251911223355 from 01320123451400/Awash Bank was successful.',
    {
      bank: 'awash',
      direction: 'out',
      amount: 2000,
      payer: null,
      own_suffix: '1400',
      at: null,
      references: [],
    },
  ],
  [
    `Dear Hana, your account '5208**017' is credited with ETB 100.00 on 30/06/2026 at 08:50:23 AM. Dashen Bank`,
    {
      bank: 'dashen',
      direction: 'in',
      amount: 100,
      payer: null,
      own_suffix: '017',
      at: '2026-06-30T08:50:23+03:00',
      references: [],
    },
  ],
  [
    `Dear Hana, your account '5208**017' is credited with ETB 9,100.00 on 30/06/2026 at 01:50:23 PM. Dashen Bank, always one step ahead`,
    {
      bank: 'dashen',
      direction: 'in',
      amount: 9100,
      payer: null,
      own_suffix: '017',
      at: '2026-06-30T13:50:23+03:00',
      references: [],
    },
  ],
  [
    `Dear Hana, your account '5208**017' is debited with ETB 804.80.Including Service charge of ETB 4.00 ,VAT(15%) of ETB .60 on 2026-07-08 at 15:02:10. https://receipt.dashensuperapp.com/receipt/123ABCD456789`,
    {
      bank: 'dashen',
      direction: 'out',
      amount: 804.8,
      payer: null,
      own_suffix: '017',
      at: '2026-07-08T15:02:10+03:00',
      references: ['123ABCD456789'],
    },
  ],
  [
    'Dear Customer, Your account XXXXXX20817735 has been credited with ETB 13,100 Ref: A35KLM7788 on 12-AUG-2026 17:08:04. https://receipts.siinqeebank.com:871/generate/xyz',
    {
      bank: 'siinqee',
      direction: 'in',
      amount: 13100,
      payer: null,
      own_suffix: '20817735',
      at: '2026-08-12T17:08:04+03:00',
      references: ['A35KLM7788'],
    },
  ],
  [
    'Dear Customer, Your account XXXXXX20817735 has been debited with ETB 700 Ref: M10OIPS2233 on 01-SEP-2026 07:08:04. Siinqee Bank',
    {
      bank: 'siinqee',
      direction: 'out',
      amount: 700,
      payer: null,
      own_suffix: '20817735',
      at: '2026-09-01T07:08:04+03:00',
      references: ['M10OIPS2233'],
    },
  ],
  [
    'A Withdrawal of 45.00 ETB has been made from your account 363***781 on 07-11-2025 14:52:44 by CARD. Bunna Bank',
    {
      bank: 'bunna',
      direction: 'out',
      amount: 45,
      payer: null,
      own_suffix: '781',
      at: '2025-11-07T14:52:44+03:00',
      references: [],
    },
  ],
  [
    'A Withdrawal of 3,000.00 ETB has been made from your account 363***781 on 08-12-2025 04:52:44 by CARD. Thank you for choosing Bunna Bank',
    {
      bank: 'bunna',
      direction: 'out',
      amount: 3000,
      payer: null,
      own_suffix: '781',
      at: '2025-12-08T04:52:44+03:00',
      references: [],
    },
  ],
  [
    'የ500.00 ብር ገቢ ሆኗል ቀሪ ሂሳብዎ 900.00 ብር',
    {
      bank: 'other',
      direction: 'in',
      amount: 500,
      payer: null,
      own_suffix: null,
      at: null,
      references: [],
    },
  ],
  [
    'የ1,500 ብር ገቢ ሆኗል ቀሪ ሂሳብዎ 2,900.00 ብር',
    {
      bank: 'other',
      direction: 'in',
      amount: 1500,
      payer: null,
      own_suffix: null,
      at: null,
      references: [],
    },
  ],
  [
    'የ100.00 ብር ዝውውር ለ አልማዝ አስተላልፈዋል',
    {
      bank: 'other',
      direction: 'out',
      amount: 100,
      payer: null,
      own_suffix: null,
      at: null,
      references: [],
    },
  ],
  [
    'የ3,100.00 ብር ዝውውር ለ ከበደ አስተላልፈዋል',
    {
      bank: 'other',
      direction: 'out',
      amount: 3100,
      payer: null,
      own_suffix: null,
      at: null,
      references: [],
    },
  ],
  [
    'Your account has been credited with ETB 900.00. Ref FT26264ABCDE',
    {
      bank: 'other',
      direction: 'in',
      amount: 900,
      payer: null,
      own_suffix: null,
      at: null,
      references: ['FT26264ABCDE'],
    },
  ],
  [
    'Your account ****3311 has been credited with ETB 900.00 from a transfer of Dashen Bank. Siket Bank Ref: SK99887766',
    {
      bank: 'other',
      direction: 'in',
      amount: 900,
      payer: 'a transfer of Dashen Bank',
      own_suffix: '3311',
      at: null,
      references: ['SK99887766'],
    },
  ],
]);
