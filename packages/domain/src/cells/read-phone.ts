/** Reads the phone number in a sheet's cell. */
import { isAnyPhone, normalisePhone } from '../text/phone.ts';

/** `0911223344`, or null where the cell has no number, or several. */
export type ReadPhone = string | null;

/**
 * A cell's phone in the form it is kept; numbers have lost their first zero.
 * @example readPhone(911223344) //=> '0911223344'
 * @example readPhone('+251 711-22-33-44') //=> '0711223344'
 * @example readPhone('0911223344 / 0922334455') //=> null
 */
export function readPhone(cell: string | number): ReadPhone {
  const phone = normalisePhone(String(cell));
  return isAnyPhone(phone) ? phone : null;
}
