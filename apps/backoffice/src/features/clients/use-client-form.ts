/** What the form of a client does: adds one or changes one, and what is said of it. */
import type { Schemas } from '@digis/api-client/contract';
import { msg } from '@lingui/core/macro';
import { useEditForm } from '../../forms/use-edit-form.ts';
import { useCreateClient, useUpdateClient } from './client-data.ts';
import { checkClient, clientBody, valuesOf, type ClientFormValues } from './client-form.ts';
import { specMessages } from '../../i18n/spec-messages.ts';
import { useUser } from '../../auth/user.tsx';

/** Staff add to their own branch. */
export const useAsksBranch = (client: Schemas['Client'] | null): boolean =>
  useUser().role === 'admin' && client === null;

export function useClientForm(client: Schemas['Client'] | null, onSaved: () => void) {
  const create = useCreateClient();
  const update = useUpdateClient();
  const asksBranch = useAsksBranch(client);
  return useEditForm({
    kind: 'client',
    record: client,
    initial: valuesOf(client),
    check: (values) => checkClient(values, asksBranch),
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
