import { withoutUnseen } from './typed-text.ts';

/**
 * An Ethiopian number in local form; other text only loses spaces and punctuation.
 * @example normalisePhone('+251 911 22 33 44') //=> '0911223344'
 */
export function normalisePhone(typed: string): string {
  const digits = withoutUnseen(typed).replace(/[\s().\-\u00a0\u2010-\u2015]/gu, '');
  const match = /^(?:\+251|00251|251)?0?([1-9]\d{8})$/u.exec(digits);
  return match ? `0${match[1]}` : digits;
}

/**
 * For SMS gateways and providers abroad.
 * @example internationalPhone('0911223344') //=> '+251911223344'
 */
export const internationalPhone = (phone: string): string =>
  phone.replace(/^0(?=[1-9]\d{8}$)/u, '+251');

export const DEFAULT_MOBILE_PREFIXES: readonly string[] = ['09'];

/**
 * The prefixes are a setting: 09, unless the tenant adds 07.
 * @example isMobilePhone('0911223344') //=> true
 */
export const isMobilePhone = (
  phone: string,
  prefixes: readonly string[] = DEFAULT_MOBILE_PREFIXES,
): boolean => /^0[1-9]\d{8}$/u.test(phone) && prefixes.some((prefix) => phone.startsWith(prefix));

/**
 * A mobile or a landline, such as a vendor's or a hall's.
 * @example isAnyPhone('0114667788') //=> true
 */
export const isAnyPhone = (phone: string): boolean => /^0[1-579]\d{8}$/u.test(phone);

/**
 * Grouped to be read aloud.
 * @example formatPhone('0911223344') //=> '0911 22 33 44'
 */
export const formatPhone = (phone: string): string =>
  phone.replace(/^(0\d{3})(\d\d)(\d\d)(\d\d)$/u, '$1\u00a0$2\u00a0$3\u00a0$4');
