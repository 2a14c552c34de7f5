/** The form of a vendor without its view. Spec 2.13, 5. */
import type { Schemas } from '@digis/api-client/contract';
import { isAnyPhone, isMobilePhone, normalisePhone } from '@digis/domain';
import { msg } from '@lingui/core/macro';
import type { FieldErrors } from '../../forms/form-store.ts';

export interface VendorFormValues {
  readonly name: string;
  readonly category: string;
  readonly pricing: Schemas['VendorPricing'];
  readonly amount: number | null;
  readonly representative: string;
  readonly contact: string;
}

export const vendorLabels = {
  name: msg`Vendor Name`,
  category: msg`Offer`,
  pricing: msg`Pricing`,
  amount: msg`Amount`,
  representative: msg`Representative`,
  contact: msg`Contact phone`,
};

export const valuesOf = (vendor: Schemas['Vendor'] | null): VendorFormValues => ({
  name: vendor?.name ?? '',
  category: vendor?.category ?? '',
  pricing: vendor?.pricing ?? 'fixed',
  amount: vendor?.amount ?? null,
  representative: vendor?.representative ?? '',
  contact: vendor?.contact ?? '',
});

const ANY_PREFIX = ['0'];

export function checkVendor(values: VendorFormValues): FieldErrors<VendorFormValues> {
  const contact = normalisePhone(values.contact);
  return {
    ...(contact !== '' &&
      // SPEC: D63, a vendor may have a landline.
      !isAnyPhone(contact) && {
        contact: isMobilePhone(contact, ANY_PREFIX)
          ? msg`Invalid phone format: the number begins with 01 to 05, 07 or 09`
          : msg`Invalid phone format`,
      }),
  };
}

export const vendorBody = ({
  amount,
  contact,
  ...values
}: VendorFormValues): Schemas['VendorInput'] => ({
  name: values.name.trim(),
  category: values.category.trim(),
  pricing: values.pricing,
  amount: amount ?? 0,
  representative: values.representative.trim(),
  contact: normalisePhone(contact),
});
