import type { Schemas } from '@digis/api-client/contract';
import { isMobilePhone, normalisePhone } from '@digis/domain';
import { invalid } from '#base/errors.ts';
import { tidyText } from '#base/tidy-text.ts';
import type { ClientChange, ClientRow } from './client-queries.ts';

type Written = Schemas['ClientInput'];
type Phones = Pick<ClientRow, 'phone_number' | 'secondary_phone'>;

/** D31: later prefixes do not apply to kept numbers. */
export function requirePhone(
  prefixes: readonly string[],
  body: Pick<Written, 'primary_phone' | 'secondary_phone'>,
  field: 'primary_phone' | 'secondary_phone',
  known?: string,
): string {
  const phone = normalisePhone(body[field]);
  if (phone !== known && !isMobilePhone(phone, prefixes)) throw invalid({ [field]: 'pattern' });
  return phone;
}

/** A field left out (undefined) is kept; null removes an image. */
export function buildClient(prefixes: readonly string[], body: Written, known?: Phones) {
  const { client_image, id_image, tin, withholds } = body;
  return {
    full_name: tidyText(body.full_name),
    phone_number: requirePhone(prefixes, body, 'primary_phone', known?.phone_number),
    secondary_phone: requirePhone(prefixes, body, 'secondary_phone', known?.secondary_phone),
    ...(client_image !== undefined && { client_image }),
    ...(id_image !== undefined && { id_image }),
    ...(tin !== undefined && { tin }),
    ...(withholds !== undefined && { withholds }),
  } satisfies ClientChange;
}
