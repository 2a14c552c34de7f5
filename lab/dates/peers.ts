import { createRequire, registerHooks } from 'node:module';
import {
  CalendarDate,
  EthiopicCalendar,
  GregorianCalendar,
  toCalendar,
} from '@internationalized/date';
import { toEC, toGC } from 'kenat';
import type { CalendarDay } from '@digis/ethio-date';
import { fromGregorian, toGregorian } from '@digis/ethio-date';

export interface Peer {
  readonly name: string;
  readonly toEthiopic: (day: CalendarDay) => CalendarDay;
  readonly toGregorian: (day: CalendarDay) => CalendarDay;
}

// abushakir loads a Temporal polyfill that it does not declare; any implementation works.
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@js-temporal/polyfill'
      ? next('temporal-polyfill/full', { ...context, parentURL: import.meta.url })
      : next(specifier, context),
});
interface EtDatetime extends CalendarDay {
  readonly moment: number;
}
type Convert = (year: number, month: number, day: number) => CalendarDay;
// Both are CommonJS, one without type declarations.
const require = createRequire(import.meta.url);
const abushakir: { EtDatetime: new (...parts: number[]) => EtDatetime } = require('abushakir');
const ethiopic: { ge: Convert; eg: Convert } = require('ethiopic-calendar');

const ethiopicCalendar = new EthiopicCalendar();
const gregorianCalendar = new GregorianCalendar();

const abushakirPeer: Peer = {
  name: 'abushakir',
  toEthiopic: ({ year, month, day }) => {
    const date = new abushakir.EtDatetime(Date.UTC(year, month - 1, day));
    return { year: date.year, month: date.month, day: date.day };
  },
  toGregorian: ({ year, month, day }) => {
    const date = new Date(new abushakir.EtDatetime(year, month, day, 0, 0, 0, 0).moment);
    return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
  },
};

export const ours: Peer = { name: 'ours', toEthiopic: fromGregorian, toGregorian };

export const peers: readonly Peer[] = [
  {
    name: 'ethiopic-calendar',
    toEthiopic: ({ year, month, day }) => ethiopic.ge(year, month, day),
    toGregorian: ({ year, month, day }) => ethiopic.eg(year, month, day),
  },
  abushakirPeer,
  {
    name: '@internationalized/date',
    toEthiopic: ({ year, month, day }) =>
      toCalendar(new CalendarDate(year, month, day), ethiopicCalendar),
    toGregorian: ({ year, month, day }) =>
      toCalendar(new CalendarDate(ethiopicCalendar, 'AM', year, month, day), gregorianCalendar),
  },
  {
    name: 'kenat',
    toEthiopic: ({ year, month, day }) => toEC(year, month, day),
    toGregorian: ({ year, month, day }) => toGC(year, month, day),
  },
];
