// D44
import type { Schemas } from '@digis/api-client/contract';
import { formatEtDate, formatEthiopianTime } from '@digis/ethio-date';
import type { SettingName } from './setting-queries.ts';

type Placeholder = Schemas['TemplatePlaceholder'];
type PlaceholderValues = Readonly<Record<Placeholder, string>>;

interface FilledTemplate {
  text: string;
  used: Placeholder[];
  /** Placeholders that do not exist; the text is sent with them unchanged. */
  unknown: string[];
}

const placeholder = /\{\{(\w+)\}\}|\{(\w+)\}/g;

const isKnown = (name: string, values: PlaceholderValues): name is Placeholder =>
  Object.hasOwn(values, name);

/** `[in {venue}]` is omitted if the placeholder is blank. */
const optional = /\[([^[\]]*\{\w+\}[^[\]]*)\]/gu;

const withoutBlankParts = (template: string, values: PlaceholderValues): string =>
  template.replaceAll(optional, (_whole, part: string) => {
    const names = [...part.matchAll(placeholder)].map(
      ([, double, single]) => double ?? single ?? '',
    );
    return names.some((name) => isKnown(name, values) && values[name] === '') ? '' : part;
  });

export function fillTemplate(template: string, values: PlaceholderValues): FilledTemplate {
  const used = new Set<Placeholder>();
  const unknown = new Set<string>();
  const text = withoutBlankParts(template, values).replaceAll(
    placeholder,
    (whole: string, double?: string, single?: string) => {
      const name = double ?? single ?? '';
      if (!isKnown(name, values)) {
        unknown.add(name);
        return whole;
      }
      used.add(name);
      return values[name];
    },
  );
  return { text, used: [...used], unknown: [...unknown] };
}

const gsmLetters = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡' +
    'ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const gsmEscaped = new Set('^{}\\[~]|€\f');

/** A message in several parts needs some characters of each part to number it. */
const limits = {
  gsm: { single: 160, joined: 153 },
  ucs2: { single: 70, joined: 67 },
} as const;

export function countSegments(text: string): number {
  const letters = Array.from(text);
  const isGsm = letters.every((letter) => gsmLetters.has(letter) || gsmEscaped.has(letter));
  const placesOf = (letter: string) => (isGsm ? 1 + Number(gsmEscaped.has(letter)) : letter.length);
  const places = letters.reduce((sum, letter) => sum + placesOf(letter), 0);
  const { single, joined } = limits[isGsm ? 'gsm' : 'ucs2'];
  if (places <= single) return Math.min(places, 1);
  let [count, left] = [0, 0];
  for (const letter of letters) {
    // A two-unit character is never split.
    if (left < placesOf(letter)) [count, left] = [count + 1, joined];
    left -= placesOf(letter);
  }
  return count;
}

type Settings = Readonly<Record<SettingName, string>>;

/** `banc_acc` stays, because existing templates contain this misspelling. */
export const bankValues = ({ bank_name, acc_number, acc_name }: Settings) => ({
  bank_name,
  banc_acc: acc_number,
  bank_acc: acc_number,
  acc_number,
  acc_name,
});

export const sampleValues = (settings: Settings): PlaceholderValues => ({
  client_name: 'አልማዝ ተስፋዬ',
  days_left: settings.days_before,
  advance_paid: '50,000',
  received_money: '50,000',
  left_money: '170,000',
  event_date: formatEtDate({ year: 2019, month: 1, day: 21 }, 'long', 'am'),
  event_time: formatEthiopianTime('15:00', 'am'),
  venue: 'ስካይላይት ሆቴል',
  place: 'ስካይላይት ሆቴል',
  ...bankValues(settings),
});
