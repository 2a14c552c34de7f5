import { expect, test } from 'vitest';
import { type BankMessage, readBankMessage } from './read-bank-message.ts';

type Row = readonly [text: string, told: Partial<BankMessage>];

const read = (rows: readonly Row[]) =>
  test.each(rows)('%s', (text, told) => {
    expect(readBankMessage(text)).toMatchObject(told);
  });

read([
  [
    'Dear Hana your Account 1*****4410 has been Credited with ETB 6,000.00 from ALMAZ TESFAYE, on 31/03/2026 at 18:44:07 with Ref No FT26090ABCDE Your Current Balance is ETB 120,514.50. Thank you for Banking with CBE! https://apps.cbe.com.et:100/?id=FT26090ABCDE12344410',
    {
      bank: 'cbe',
      direction: 'in',
      amount: 6000,
      payer: 'ALMAZ TESFAYE',
      own_suffix: '4410',
      at: '2026-03-31T18:44:07+03:00',
      references: ['FT26090ABCDE'],
    },
  ],
  [
    '…Account 1*****4410 has been Credited with ETB 50,000.00 from ALMAZ TESFAYE, on 21/09/2026 at 09:44:07 with Ref No FT26264ABCDE…',
    {
      bank: 'cbe',
      direction: 'in',
      amount: 50000,
      payer: 'ALMAZ TESFAYE',
      own_suffix: '4410',
      at: '2026-09-21T09:44:07+03:00',
      references: ['FT26264ABCDE'],
    },
  ],
  [
    'You have received ETB 3,100.00 from account 1******2201 (KEBEDE ALEMU) to your account 1******4410. Your current balance is ETB4,314.50. https://mbreciept.cbe.com.et/v2-aBcD_ef-12',
    {
      bank: 'cbe',
      direction: 'in',
      amount: 3100,
      payer: 'KEBEDE ALEMU',
      own_suffix: '4410',
      at: null,
      references: ['v2-aBcD_ef-12'],
    },
  ],
  [
    'You have received ETB 12, 500.00 from account 1******7717 (SELAM W/GIORGIS) to your account 1******4410. Your current balance is ETB 99,314.50. https://mbreciept.cbe.com.et/v2-Qq77_zZ',
    {
      bank: 'cbe',
      direction: 'in',
      amount: 12500,
      payer: 'SELAM W/GIORGIS',
      own_suffix: '4410',
      at: null,
      references: ['v2-Qq77_zZ'],
    },
  ],
  [
    'Dear Customer your Account 1*****4410 has been credited with ETB 750.00. Your Current Balance is ETB 9,750.00. https://apps.cbe.com.et:100/BranchReceipt/FT26232KLMN4&12344410',
    {
      bank: 'cbe',
      direction: 'in',
      amount: 750,
      payer: null,
      own_suffix: '4410',
      at: null,
      references: ['FT26232KLMN4'],
    },
  ],
  [
    'Dear Customer your Account 1*****0099 has been credited with ETB 82,000. Your Current Balance is ETB 90,000.10. https://apps.cbe.com.et:100/BranchReceipt/FT26240QRST8&55550099',
    {
      bank: 'cbe',
      direction: 'in',
      amount: 82000,
      payer: null,
      own_suffix: '0099',
      at: null,
      references: ['FT26240QRST8'],
    },
  ],
  [
    'your account 1*****4410 has been credited by ABEBE/SELAM TRADING PLC with ETB 44600.00. https://apps.cbe.com.et:100/BranchReceipt/FT26232KLMN4&12344410',
    {
      bank: 'cbe',
      direction: 'in',
      amount: 44600,
      payer: 'ABEBE/SELAM TRADING PLC',
      own_suffix: '4410',
      at: null,
      references: ['FT26232KLMN4'],
    },
  ],
  [
    'your account 1*****4410 has been credited by HIRUT TADESSE with ETB 1 250.50. https://apps.cbe.com.et:100/BranchReceipt/FT26233KLMN5&12344410',
    {
      bank: 'cbe',
      direction: 'in',
      amount: 1250.5,
      payer: 'HIRUT TADESSE',
      own_suffix: '4410',
      at: null,
      references: ['FT26233KLMN5'],
    },
  ],
  [
    'You have received  ETB 50.00 from your account 1****4410 to your account 1****7788. Thank you for banking with CBE',
    {
      bank: 'cbe',
      direction: 'in',
      amount: 50,
      payer: null,
      own_suffix: '7788',
      at: null,
      references: [],
    },
  ],
  [
    'You have received  ETB 20000.00 from your account 1****7788 to your account 1****4410.',
    {
      bank: 'cbe',
      direction: 'in',
      amount: 20000,
      payer: null,
      own_suffix: '4410',
      at: null,
      references: [],
    },
  ],
  [
    'በሂሳብዎ 1*****4410 በ ETB 5,000.00 ገቢ ሆኗል። ቀሪ ሂሳብዎ ETB 10,000.00 ማጣቀሻ FT26237ABQ3X',
    {
      bank: 'cbe',
      direction: 'in',
      amount: 5000,
      payer: null,
      own_suffix: '4410',
      at: null,
      references: ['FT26237ABQ3X'],
    },
  ],
  [
    'በሂሳብዎ 1*****0099 በ ETB 700 ገቢ ሆኗል። ቀሪ ሂሳብዎ ETB 1,700.00 ማጣቀሻ FT26238ABQ4Y',
    {
      bank: 'cbe',
      direction: 'in',
      amount: 700,
      payer: null,
      own_suffix: '0099',
      at: null,
      references: ['FT26238ABQ4Y'],
    },
  ],
  [
    'You have transfered ETB 1,200.00 to ALMAZ on 05/01/2026 at 19:47:50 from your account 1*****4410. Your account has been debited with a S.charge of ETB 2.00 and VAT(15%) of ETB0.30 , with a total of ETB 1202.30. https://apps.cbe.com.et:100/?id=FT26005ABCDE12344410',
    {
      bank: 'cbe',
      direction: 'out',
      amount: 1200,
      payer: null,
      own_suffix: '4410',
      at: '2026-01-05T19:47:50+03:00',
      references: ['FT26005ABCDE'],
    },
  ],
  [
    'You have transfered ETB 31,000.00 to Telebirr wallet 2519****1122 on 21/09/2026 at 08:02:00 from your account 1*****4410. Your account has been debited with a S.charge of ETB 5.00 and VAT(15%) of ETB0.75 , with a total of ETB 31005.75. https://apps.cbe.com.et:100/?id=FT26264QWERT12344410',
    {
      bank: 'cbe',
      direction: 'out',
      amount: 31000,
      payer: null,
      own_suffix: '4410',
      at: '2026-09-21T08:02:00+03:00',
      references: ['FT26264QWERT'],
    },
  ],
  [
    'your account 1*****4410 has been debited with ETB4,000.00 .Service charge of  ETB10 and VAT(15%) of ETB1.50 with a total of ETB4011.50. Thank you for Banking with CBE',
    {
      bank: 'cbe',
      direction: 'out',
      amount: 4000,
      payer: null,
      own_suffix: '4410',
      at: null,
      references: [],
    },
  ],
  [
    'your account 1*****4410 has been debited with ETB1,800.00 .Service charge of  ETB5. CBE Reciept https://apps.cbe.com.et:100/?id=FT26241ABCDE12344410',
    {
      bank: 'cbe',
      direction: 'out',
      amount: 1800,
      payer: null,
      own_suffix: '4410',
      at: null,
      references: ['FT26241ABCDE'],
    },
  ],
  [
    'your Account 1*****4410 has been debited for ETHIO TELECOM with ETB 9505.75 including Service charge ETB5.00 and VAT(15%) ETB0.75. Thank you for Banking with CBE',
    {
      bank: 'cbe',
      direction: 'out',
      amount: 9505.75,
      payer: null,
      own_suffix: '4410',
      at: null,
      references: [],
    },
  ],
  [
    'You have successfully transferred ETB35000.00 from account 1****4410 to account 1****2201 (ABEBE). Service charge of ETB 2.00 and VAT with total of ETB35002.40 . https://mbreciept.cbe.com.et/FT26232KLMN4-12344410',
    {
      bank: 'cbe',
      direction: 'out',
      amount: 35000,
      payer: null,
      own_suffix: '4410',
      at: null,
      references: ['FT26232KLMN4'],
    },
  ],
  [
    'You have successfully transferred ETB640.5 from account 1****4410 to account 1****2201 (MARTA BEKELE). Service charge of ETB 1.00 with total of ETB641.50 . https://mbreciept.cbe.com.et/v2-K9_x',
    {
      bank: 'cbe',
      direction: 'out',
      amount: 640.5,
      payer: null,
      own_suffix: '4410',
      at: null,
      references: ['v2-K9_x'],
    },
  ],
  [
    'A debit transaction of ETB 5000.0. has occurred on your account 1****4410.',
    {
      bank: 'cbe',
      direction: 'out',
      amount: 5000,
      payer: null,
      own_suffix: '4410',
      at: null,
      references: [],
    },
  ],
  [
    'A debit transaction of ETB 12. has occurred on your account 1****0099.',
    {
      bank: 'cbe',
      direction: 'out',
      amount: 12,
      payer: null,
      own_suffix: '0099',
      at: null,
      references: [],
    },
  ],
  [
    'ሂሳብዎ 1*****4410 በ ETB 1,200.50 ወጪ ሆኗል',
    {
      bank: 'cbe',
      direction: 'out',
      amount: 1200.5,
      payer: null,
      own_suffix: '4410',
      at: null,
      references: [],
    },
  ],
]);
