/** The form of a client without its looks. Spec 2.7, 5, D51. */
import type { Schemas } from '@digis/api-client/contract';
import { normalisePhone } from '@digis/domain';
import { msg } from '@lingui/core/macro';
import { requiredText } from '../../forms/required.ts';

export interface ClientFormValues {
  /** null for staff, whose branch is their own. */
  readonly branchId: string | null;
  readonly full_name: string;
  readonly primary_phone: string;
  readonly secondary_phone: string;
  readonly client_image: string | null;
  readonly id_image: string | null;
}

export const clientLabels = {
  branchId: msg`Branch`,
  full_name: msg`Full Name`,
  primary_phone: msg`Primary Phone Number`,
  secondary_phone: msg`Secondary Phone`,
  client_image: msg`Photo`,
  id_image: msg`ID Image`,
};

export const valuesOf = (client: Schemas['Client'] | null): ClientFormValues => ({
  branchId: null,
  full_name: client?.full_name ?? '',
  primary_phone: client?.phone_number ?? '',
  secondary_phone: client?.secondary_phone ?? '',
  client_image: client?.client_image ?? null,
  id_image: client?.id_image ?? null,
});

const fields = ['full_name', 'primary_phone', 'secondary_phone'] as const;

/** SPEC: D149, a client is a branch's; an admin says which. */
export const checkClient = (values: ClientFormValues, asksBranch: boolean) =>
  requiredText(values, asksBranch ? ['branchId', ...fields] : fields);

export const clientBody = (values: ClientFormValues): Schemas['ClientInput'] => ({
  full_name: values.full_name.trim(),
  primary_phone: normalisePhone(values.primary_phone),
  secondary_phone: normalisePhone(values.secondary_phone),
  client_image: values.client_image,
  id_image: values.id_image,
});
