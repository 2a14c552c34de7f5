/** Validates and normalises the form of a client. */
import type { Schemas } from '@digis/api-client/contract';
import { isMobilePhone, normalisePhone } from '@digis/domain';
import { invalid } from '../../base/errors.ts';
import { tidyText } from '../../base/tidy-text.ts';
import type { ClientChange } from './client-queries.ts';

type Written = Schemas['ClientInput'];

/** SPEC: D31, the prefixes that count as a mobile number are a setting. */
function requirePhone(
  prefixes: readonly string[],
  body: Written,
  field: 'primary_phone' | 'secondary_phone',
): string {
  const phone = normalisePhone(body[field]);
  if (!isMobilePhone(phone, prefixes)) throw invalid({ [field]: 'pattern' });
  return phone;
}

/** What is not mentioned stays; null takes a photo away. */
export function buildClient(prefixes: readonly string[], body: Written) {
  const { client_image, id_image, tin, withholds } = body;
  return {
    full_name: tidyText(body.full_name),
    phone_number: requirePhone(prefixes, body, 'primary_phone'),
    secondary_phone: requirePhone(prefixes, body, 'secondary_phone'),
    ...(client_image !== undefined && { client_image }),
    ...(id_image !== undefined && { id_image }),
    ...(tin !== undefined && { tin }),
    ...(withholds !== undefined && { withholds }),
  } satisfies ClientChange;
}
