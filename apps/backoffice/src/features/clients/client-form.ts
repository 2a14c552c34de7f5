// Spec 2.7, 5, D51
import type { Schemas } from '@digis/api-client/contract';
import { normalisePhone } from '@digis/domain';
import { msg } from '@lingui/core/macro';
import { isObject } from '@digis/api-client';
import type { ApiError } from '@digis/api-client';
import { useEditForm } from '../../forms/use-record-form.ts';
import { useCreateClient, useUpdateClient } from './client-data.ts';
import { specMessages } from '../../i18n/spec-messages.ts';
import { useUser } from '../../auth/user.tsx';

export interface ClientFormValues {
  readonly branchId: string | null;
  readonly full_name: string;
  readonly primary_phone: string;
  readonly secondary_phone: string;
  readonly client_image: string | null;
  readonly id_image: string | null;
  readonly tin: string;
  readonly withholds: boolean;
}

export const clientLabels = {
  branchId: msg`Branch`,
  full_name: msg`Full Name`,
  primary_phone: msg`Primary Phone Number`,
  secondary_phone: msg`Secondary Phone`,
  client_image: msg`Photo`,
  id_image: msg`ID Image`,
  tin: msg`TIN`,
  withholds: msg`Withholds tax, and gives a certificate`,
};

const valuesOf = (client: Schemas['Client'] | null): ClientFormValues => ({
  branchId: null,
  full_name: client?.full_name ?? '',
  primary_phone: client?.phone_number ?? '',
  secondary_phone: client?.secondary_phone ?? '',
  client_image: client?.client_image ?? null,
  id_image: client?.id_image ?? null,
  tin: client?.tin ?? '',
  withholds: client?.withholds ?? false,
});

const clientBody = (values: ClientFormValues): Schemas['ClientInput'] => ({
  full_name: values.full_name.trim(),
  primary_phone: normalisePhone(values.primary_phone),
  secondary_phone: normalisePhone(values.secondary_phone),
  client_image: values.client_image,
  id_image: values.id_image,
  tin: values.tin.trim(),
  withholds: values.withholds,
});

export const useAsksBranch = (client: Schemas['Client'] | null): boolean =>
  useUser().role === 'admin' && client === null;

export function useClientForm(client: Schemas['Client'] | null, onSaved: () => void) {
  const create = useCreateClient();
  const update = useUpdateClient();
  return useEditForm({
    kind: 'client',
    record: client,
    initial: valuesOf(client),
    bodyOf: (values: ClientFormValues) => values,
    create: (values, options) =>
      create(
        { ...clientBody(values), ...(values.branchId && { branchId: Number(values.branchId) }) },
        options,
      ),
    update: ({ id, ...values }, options) => update({ id, ...clientBody(values) }, options),
    added: msg`Client successfully added!`,
    updated: msg`Client successfully updated!`,
    failed: specMessages.saveFailed,
    onSaved,
  });
}

export function matchOf({ body }: ApiError): { id: number; name: string } | null {
  const match = isObject(body) ? body['match'] : undefined;
  if (!isObject(match)) return null;
  const { id, name } = match;
  return typeof id === 'number' && typeof name === 'string' ? { id, name } : null;
}
