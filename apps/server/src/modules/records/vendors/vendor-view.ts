import type { Schemas } from '@digis/api-client/contract';
import { isAnyPhone, normalisePhone, toBirr, toSantim } from '@digis/domain';
import { invalid } from '#base/errors.ts';
import { tidyText } from '#base/tidy-text.ts';
import type { VendorContent, VendorRow } from './vendor-queries.ts';

export const vendorOffer = (row: VendorRow): Schemas['Vendor'] => ({
  id: row.id,
  name: row.name,
  category: row.category,
  pricing: row.pricing,
  amount: toBirr(row.amount),
  ...(row.archived_at !== null && { deletedAt: row.archived_at.toISOString() }),
});

export const vendorView = (row: VendorRow): Schemas['Vendor'] => ({
  ...vendorOffer(row),
  representative: row.representative,
  contact: row.contact,
  createdAt: row.created_at.toISOString(),
});

export const vendorContent = ({ amount, ...content }: VendorContent) => ({
  ...content,
  amount: toBirr(amount),
});

/** D63: landlines too. */
export function requireContact(typed: string): string {
  const contact = normalisePhone(typed);
  if (!isAnyPhone(contact)) throw invalid({ contact: 'pattern' });
  return contact;
}

export const buildVendor = (body: Schemas['VendorInput']): VendorContent => ({
  name: tidyText(body.name),
  category: tidyText(body.category),
  pricing: body.pricing,
  amount: toSantim(body.amount),
  representative: tidyText(body.representative),
  contact: requireContact(body.contact),
});
