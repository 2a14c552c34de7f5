import type { BankKind } from './banks.ts';

const names: Readonly<Record<BankKind, Readonly<Record<'en' | 'am', string>>>> = {
  cbe: { en: 'CBE', am: 'ንግድ ባንክ' },
  telebirr: { en: 'telebirr', am: 'ቴሌብር' },
  mpesa: { en: 'M-Pesa', am: 'ኤም-ፔሳ' },
  abyssinia: { en: 'Bank of Abyssinia', am: 'አቢሲንያ ባንክ' },
  awash: { en: 'Awash Bank', am: 'አዋሽ ባንክ' },
  dashen: { en: 'Dashen Bank', am: 'ዳሸን ባንክ' },
  siinqee: { en: 'Siinqee Bank', am: 'ሲንቄ ባንክ' },
  bunna: { en: 'Bunna Bank', am: 'ቡና ባንክ' },
  other: { en: 'Another bank', am: 'ሌላ ባንክ' },
};

export interface BankNameOptions {
  readonly bank: BankKind;
  readonly locale?: 'en' | 'am';
}

/**
 * @example bankName({ bank: 'mpesa' }) //=> 'M-Pesa'
 * @example bankName({ bank: 'telebirr', locale: 'am' }) //=> 'ቴሌብር'
 */
export const bankName = ({ bank, locale = 'en' }: BankNameOptions): string => names[bank][locale];
