/** Validates and normalises the form of a client. */
import type { Schemas } from '@digis/api-client/contract';
import { isMobilePhone, normalisePhone } from '@digis/domain';
import type { Database } from '../../db/open-database.ts';
import { invalid } from '../../base/errors.ts';
import { tidyText } from '../../base/tidy-text.ts';
import { selectSettings } from '../settings/setting-queries.ts';
import type { ClientChange } from './client-queries.ts';

type Written = Schemas['ClientInput'];

/** SPEC: D31, the prefixes that count as a mobile number are a setting. */
async function phoneOf(
  db: Database,
  body: Written,
  field: 'primary_phone' | 'secondary_phone',
): Promise<string> {
  const { phone_prefixes } = await selectSettings(db);
  const phone = normalisePhone(body[field]);
  if (!isMobilePhone(phone, phone_prefixes.split(','))) throw invalid({ [field]: 'pattern' });
  return phone;
}

/** A photo that is not mentioned stays; null takes it away. */
export async function clientFrom(db: Database, body: Written) {
  const { client_image, id_image } = body;
  return {
    full_name: tidyText(body.full_name),
    phone_number: await phoneOf(db, body, 'primary_phone'),
    secondary_phone: await phoneOf(db, body, 'secondary_phone'),
    ...(client_image !== undefined && { client_image }),
    ...(id_image !== undefined && { id_image }),
  } satisfies ClientChange;
}
