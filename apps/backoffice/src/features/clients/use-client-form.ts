/** What the form of a client does: adds one or changes one, and what is said of it. */
import type { Schemas } from '@digis/api-client/contract';
import { msg } from '@lingui/core/macro';
import { useRecordForm } from '../../forms/use-record-form.ts';
import { useCreateClient, useUpdateClient } from './client-data.ts';
import { checkClient, clientBody, valuesOf } from './client-form.ts';
import { specMessages } from '../../i18n/spec-messages.ts';

export function useClientForm(client: Schemas['Client'] | null, onSaved: () => void) {
  const create = useCreateClient();
  const update = useUpdateClient();
  return useRecordForm({
    name: `client ${client?.id ?? 'new'}`,
    initial: valuesOf(client),
    check: checkClient,
    bodyOf: clientBody,
    write: async (body, options) => {
      if (client === null) await create(body, options);
      else await update({ id: client.id, ...body }, options);
    },
    words: {
      done: client === null ? msg`Client successfully added!` : msg`Client successfully updated!`,
      failed: specMessages.saveFailed,
    },
    onSaved,
  });
}
