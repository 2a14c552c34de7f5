import { isAnyPhone, normalisePhone } from '../text/phone.ts';

/** Separators of two numbers: `0911… / 0922…`, `+251911… ::: 0922…`. */
const BETWEEN = /\s*(?:[/,;|\n]|:::|\bor\b|\band\b|ወይም|እና)\s*/iu;

/** Quotes that keep a number as text, and labels. */
const AROUND = /^(?:'|="?)|"$|\([^()\d]*\)|^(?:tel|mob|mobile|phone|ስልክ)[\s.:]+/giu;

const phoneOf = (text: string): string | null => {
  const phone = normalisePhone(text.replaceAll(AROUND, '').trim());
  return isAnyPhone(phone) ? phone : null;
};

/**
 * Numeric cells have lost their leading zero. null if one number is invalid.
 * @example readPhones(911223344) //=> ['0911223344']
 * @example readPhones('+251 711-22-33-44') //=> ['0711223344']
 * @example readPhones('0911223344 / 0922334455') //=> ['0911223344', '0922334455']
 * @example readPhones('0911223344 / 22') //=> null
 */
export function readPhones(cell: string | number): readonly string[] | null {
  const text = String(cell);
  const whole = phoneOf(text);
  if (whole !== null) return [whole];
  const parts = text.split(BETWEEN).filter((part) => part.trim() !== '');
  const phones = parts.flatMap((part) => phoneOf(part) ?? []);
  return phones.length > 0 && phones.length === parts.length ? [...new Set(phones)] : null;
}
