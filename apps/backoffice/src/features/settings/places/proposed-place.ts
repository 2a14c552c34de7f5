/** Proposes a place for the bank account in the settings. D126 */
import { bankName, type BankKind } from '@digis/domain';
import type { Settings } from '../setting-data.ts';
import { emptyPlace, type PlaceValues } from './place-dialog.tsx';

const banks = [
  'cbe',
  'telebirr',
  'mpesa',
  'abyssinia',
  'awash',
  'dashen',
  'siinqee',
  'bunna',
] as const satisfies readonly BankKind[];

const LAST = 4;

const longNames: Partial<Record<(typeof banks)[number], string>> = {
  cbe: 'commercial bank',
  abyssinia: 'abyssinia',
};

const isNamed = (bank: (typeof banks)[number], words: string) =>
  [
    bank,
    longNames[bank],
    bankName({ bank }).replace(/ bank$/iu, ''),
    bankName({ bank, locale: 'am' }).replace(/ ?(?:ባንክ)? ?\(.*$| ባንክ$/u, ''),
  ].some((name) => name !== undefined && name !== '' && words.includes(name.toLowerCase()));

export function proposedPlace({
  bank_name: name = '',
  acc_number: number = '',
}: Settings): PlaceValues | null {
  const words = name.trim();
  if (words === '') return null;
  return {
    ...emptyPlace,
    kind: banks.find((bank) => isNamed(bank, words.toLowerCase())) ?? 'bank',
    name: words,
    digits: number.replace(/\D/gu, '').slice(-LAST),
  };
}
