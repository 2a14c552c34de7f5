import { expect, test } from 'vitest';
import { type BankMessage, readBankMessage } from './read-bank-message.ts';

type Row = readonly [text: string, told: Partial<BankMessage>];

const read = (rows: readonly Row[]) =>
  test.each(rows)('%s', (text, told) => {
    expect(readBankMessage(text)).toMatchObject(told);
  });

read([
  [
    'Dear Hana You have received ETB 290.00 from Almaz Tesfaye(2519****1122)  on 25/09/2026 13:28:52. Your transaction number is DIP31M07XZ. Your current E-Money Account balance is ETB 1,290.00. Thank you for using telebirr',
    {
      bank: 'telebirr',
      direction: 'in',
      amount: 290,
      payer: 'Almaz Tesfaye',
      own_suffix: null,
      at: '2026-09-25T13:28:52+03:00',
      references: ['DIP31M07XZ'],
    },
  ],
  [
    'You have received ETB 50,000.00 from Kebede Alemu(2519****2233)  on 21/09/2026 09:00:01. Your transaction number is DIL4K2M9QX.',
    {
      bank: 'telebirr',
      direction: 'in',
      amount: 50000,
      payer: 'Kebede Alemu',
      own_suffix: null,
      at: '2026-09-21T09:00:01+03:00',
      references: ['DIL4K2M9QX'],
    },
  ],
  [
    'Dear Hana You have transferred ETB 30.00 to Almaz Tesfaye (2519****3344) on 25/09/2026 13:28:52. Your transaction number is DIP31M07XZ. The service fee is ETB 0.87 and 15% VAT on the service fee is ETB 0.13. Your current E-Money Account balance is ETB 60.00. https://transactioninfo.ethiotelecom.et/receipt/DIP31M07XZ.',
    {
      bank: 'telebirr',
      direction: 'out',
      amount: 30,
      payer: null,
      own_suffix: null,
      at: '2026-09-25T13:28:52+03:00',
      references: ['DIP31M07XZ'],
    },
  ],
  [
    'You have transferred ETB 7,500.00 to Hana Girma (2519****9900) on 01/11/2026 07:05:09. Your transaction number is DK1AB2CD3E. The service fee is ETB 1.74 and 15% VAT on the service fee is ETB 0.26. https://transactioninfo.ethiotelecom.et/receipt/DK1AB2CD3E',
    {
      bank: 'telebirr',
      direction: 'out',
      amount: 7500,
      payer: null,
      own_suffix: null,
      at: '2026-11-01T07:05:09+03:00',
      references: ['DK1AB2CD3E'],
    },
  ],
  [
    'You have transferred ETB 500.00 successfully from your telebirr account 251911223344 to Commercial Bank of Ethiopia account number 1000123454410 on 25/08/2026 10:11:12. Your telebirr transaction number is DHP27QK4LB and your bank transaction number is TransactionId: FT26237ABQ3X. The service fee is ETB 2.00',
    {
      bank: 'telebirr',
      direction: 'out',
      amount: 500,
      payer: null,
      own_suffix: '3344',
      at: '2026-08-25T10:11:12+03:00',
      references: ['DHP27QK4LB', 'FT26237ABQ3X'],
    },
  ],
  [
    'You have transferred ETB 40,000.00 successfully from your telebirr account 2519****9900 to Dashen Bank account number 5208000017 on 21/09/2026 10:11:12. Your telebirr transaction number is DIL9QK4LB7 and your bank transaction number is TransactionId: FT26264QQ3XZ.',
    {
      bank: 'telebirr',
      direction: 'out',
      amount: 40000,
      payer: null,
      own_suffix: '9900',
      at: '2026-09-21T10:11:12+03:00',
      references: ['DIL9QK4LB7', 'FT26264QQ3XZ'],
    },
  ],
  [
    'You have received  ETB 8,200.00 by transaction number DHJ4K2M9QX on 2026-08-19 09:11:37 from Commercial Bank of Ethiopia to your telebirr Account 251911223344 - HANA GIRMA. Your current balance is ETB 9,000.00',
    {
      bank: 'telebirr',
      direction: 'in',
      amount: 8200,
      payer: 'Commercial Bank of Ethiopia',
      own_suffix: '3344',
      at: '2026-08-19T09:11:37+03:00',
      references: ['DHJ4K2M9QX'],
    },
  ],
  [
    'You have received  ETB 99.90 by transaction number DIM1111111 on 2026-09-22 23:59:59 from Awash Bank to your telebirr Account 2519****3344 - HANA GIRMA.',
    {
      bank: 'telebirr',
      direction: 'in',
      amount: 99.9,
      payer: 'Awash Bank',
      own_suffix: '3344',
      at: '2026-09-22T23:59:59+03:00',
      references: ['DIM1111111'],
    },
  ],
  [
    'Dear Hana You have paid ETB 1,500.00 to pay bill for School Fee on 25/09/2026 13:28:52. Your transaction number is DIP31M07XZ. Thank you for using telebirr',
    {
      bank: 'telebirr',
      direction: 'out',
      amount: 1500,
      payer: null,
      own_suffix: null,
      at: '2026-09-25T13:28:52+03:00',
      references: ['DIP31M07XZ'],
    },
  ],
  [
    'The request to withdraw ETB 900.00 from your telebirr account 251911223344 via secret code 1234 using Awash Bank ATM with transaction number DIP31M07XZ is successfully completed.',
    {
      bank: 'telebirr',
      direction: 'out',
      amount: 900,
      payer: null,
      own_suffix: '3344',
      at: null,
      references: ['DIP31M07XZ'],
    },
  ],
  [
    'The request to withdraw ETB 4,000.00 from your telebirr account 2519****3344 via secret code **** using Dashen Bank ATM with transaction number DIQ31M07XZ is successfully completed. The service fee is ETB 5.00',
    {
      bank: 'telebirr',
      direction: 'out',
      amount: 4000,
      payer: null,
      own_suffix: '3344',
      at: null,
      references: ['DIQ31M07XZ'],
    },
  ],
  [
    'you have received 3,400.00 Birr from ALMAZ TESFAYE 251712***808 on 3/11/26 at 9:05 PM. Transaction number UK3ABCDEFG Your current M-PESA balance is 4,000.00 Birr. Buy bundles with M-PESA!',
    {
      bank: 'mpesa',
      direction: 'in',
      amount: 3400,
      payer: 'ALMAZ TESFAYE',
      own_suffix: null,
      at: '2026-11-03T21:05:00+03:00',
      references: ['UK3ABCDEFG'],
    },
  ],
  [
    'you have received 25 Birr from SARA 251712***809 on 21/9/26 at 12:05 AM. Transaction number UIL0000001 Your current M-PESA balance is 40.00 Birr.',
    {
      bank: 'mpesa',
      direction: 'in',
      amount: 25,
      payer: 'SARA',
      own_suffix: null,
      at: '2026-09-21T00:05:00+03:00',
      references: ['UIL0000001'],
    },
  ],
  [
    'you have sent 120.00 Birr to ALMAZ on 3/11/26 at 9:05 PM. Transaction number UK3ABCDEFG https://m-pesabusiness.safaricom.et/receipt/UK3ABCDEFG',
    {
      bank: 'mpesa',
      direction: 'out',
      amount: 120,
      payer: null,
      own_suffix: null,
      at: '2026-11-03T21:05:00+03:00',
      references: ['UK3ABCDEFG'],
    },
  ],
  [
    'የ25.00 ብር የሳፋሪኮም ጥቅል ለ 0712345678 በ30/8/26 በ1:47 AM ላይ ገዝተዋል። የገንዘብ ዝውውር መለያ ቁጥር UHU1ABCDEF ነው።',
    {
      bank: 'mpesa',
      direction: 'out',
      amount: 25,
      payer: null,
      own_suffix: null,
      at: '2026-08-30T01:47:00+03:00',
      references: ['UHU1ABCDEF'],
    },
  ],
  [
    'የ1,050.00 ብር የሳፋሪኮም ጥቅል ለ 0712345679 በ1/9/26 በ12:47 PM ላይ ገዝተዋል። የገንዘብ ዝውውር መለያ ቁጥር UI11ABCDEF ነው።',
    {
      bank: 'mpesa',
      direction: 'out',
      amount: 1050,
      payer: null,
      own_suffix: null,
      at: '2026-09-01T12:47:00+03:00',
      references: ['UI11ABCDEF'],
    },
  ],
]);
