import { todayOf } from '../base/addis-days.ts';
import type { Schemas } from '@digis/api-client/contract';
import { isoToEpochDay } from '@digis/ethio-date';
import type { Context } from '../contract/handler.ts';
import { moneyPlaceHandlers } from '../modules/books/money-places/money-place-handlers.ts';
import { inputOf } from './demo-action.ts';

const demoPlaces = {
  cbe: { kind: 'cbe', name: 'ንግድ ባንክ', digits: '4410' },
  telebirr: { kind: 'telebirr', name: 'ቴሌብር', digits: '3344' },
  safe: { kind: 'safe', name: 'የባለቤቱ ካዝና' },
} as const satisfies Record<string, Schemas['MoneyPlaceInput']>;

export type DemoPlaces = Readonly<Record<keyof typeof demoPlaces, number>>;

export async function openPlaces(context: Context): Promise<DemoPlaces> {
  const open = async (place: Schemas['MoneyPlaceInput']): Promise<number> =>
    (await moneyPlaceHandlers.createMoneyPlace(context, inputOf(place))).id;
  return {
    cbe: await open(demoPlaces.cbe),
    telebirr: await open(demoPlaces.telebirr),
    safe: await open(demoPlaces.safe),
  };
}

/** Limits in birr; smaller payments are in cash. */
const byWallet = 5_000;
const byBank = 20_000;

interface DemoPayment {
  event: number;
  amount: number;
  turn: number;
}

const signsOf = ({ event, turn }: DemoPayment) => (event * 10 + turn).toString(36).toUpperCase();

export const paidFromBank = (
  { clock }: Context,
  { cbe }: DemoPlaces,
  payment: DemoPayment,
): Schemas['MovementFacts'] =>
  payment.amount < byWallet
    ? {}
    : {
        place: cbe,
        reference: bankReference(todayOf(clock), signsOf(payment)),
        evidence: 'message',
      };

export function paidBy(
  { clock }: Context,
  places: DemoPlaces,
  payment: DemoPayment,
): Schemas['MovementFacts'] {
  const { amount } = payment;
  if (amount < byWallet) return {};
  const day = todayOf(clock);
  const signs = signsOf(payment);
  return amount < byBank
    ? { place: places.telebirr, reference: walletReference(day, signs), evidence: 'message' }
    : { place: places.cbe, reference: bankReference(day, signs), evidence: 'message' };
}

/** FT, year, day of the year, five characters. */
function bankReference(day: string, signs: string): string {
  const ofYear = isoToEpochDay(day) - isoToEpochDay(`${day.slice(0, 4)}-01-01`) + 1;
  return `FT${day.slice(2, 4)}${String(ofYear).padStart(3, '0')}${signs.padStart(5, 'K')}`;
}

/** Letters of the year (B: 2024) and month, the day in base 36, and seven characters. */
function walletReference(day: string, signs: string): string {
  const [year = 2024, month = 1, date = 1] = day.split('-').map(Number);
  const letter = (code: number) => String.fromCodePoint(65 + code);
  const inDay = date.toString(36).toUpperCase();
  return `${letter(year - 2023)}${letter(month - 1)}${inDay}${signs.padStart(7, 'Q')}`;
}
