/** What the form of a client does: adds one or changes one, and what is said of it. */
import type { Schemas } from '@digis/api-client/contract';
import { msg } from '@lingui/core/macro';
import { useRecordForm } from '../../forms/use-record-form.ts';
import { useCreateClient, useUpdateClient } from './client-data.ts';
import { checkClient, clientBody, valuesOf, type ClientFormValues } from './client-form.ts';
import { specMessages } from '../../i18n/spec-messages.ts';
import { useUser } from '../../session/user.tsx';

/** Staff add to their own branch. */
export const useAsksBranch = (client: Schemas['Client'] | null): boolean =>
  useUser().role === 'admin' && client === null;

export function useClientForm(client: Schemas['Client'] | null, onSaved: () => void) {
  const create = useCreateClient();
  const update = useUpdateClient();
  const asksBranch = useAsksBranch(client);
  return useRecordForm({
    name: `client ${client?.id ?? 'new'}`,
    initial: valuesOf(client),
    check: (values) => checkClient(values, asksBranch),
    bodyOf: (values: ClientFormValues) => values,
    write: async (values, options) => {
      const { branchId } = values;
      const body = clientBody(values);
      if (client !== null) await update({ id: client.id, ...body }, options);
      else await create({ ...body, ...(branchId && { branchId: Number(branchId) }) }, options);
    },
    words: {
      done: client === null ? msg`Client successfully added!` : msg`Client successfully updated!`,
      failed: specMessages.saveFailed,
    },
    onSaved,
  });
}
