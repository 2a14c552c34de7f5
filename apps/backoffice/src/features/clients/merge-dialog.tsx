import type { Schemas } from '@digis/api-client/contract';
import { isMobilePhone, normalisePhone } from '@digis/domain';
import { Notice, PhoneField, RadioGroup, Text } from '@digis/ui';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { RecordDialog } from '../../forms/record-dialog.tsx';
import { useField, useParsedField } from '../../forms/use-field.ts';
import { useRecordForm } from '../../forms/use-record-form.ts';
import { specMessages } from '../../i18n/spec-messages.ts';
import { useClientsByPhone, useMergeClients } from './client-data.ts';

type Client = Schemas['Client'];

const labels = { phone: msg`Phone of the client who stays`, tin: msg`TIN of the client who stays` };

interface Values {
  readonly phone: string;
  readonly tin: string | null;
}
const nobody = msg`No other client of this branch has this phone.`;
const anyPrefix = ['0'];

interface MergeDialogProps {
  readonly client: Client;
  readonly onClose: () => void;
}

function useOther(client: Client, phone: string): Client | undefined {
  const wanted = normalisePhone(phone);
  const { data = [] } = useClientsByPhone(isMobilePhone(wanted, anyPrefix) ? wanted : null);
  return data.find(({ id, branch }) => id !== client.id && branch?.id === client.branch?.id);
}

export function MergeDialog({ client, onClose }: MergeDialogProps) {
  const { t } = useLingui();
  const { full_name } = client;
  const [phone, setPhone] = useState('');
  const other = useOther(client, phone);
  const merge = useMergeClients();
  const tins = tinsOf(client, other);
  const form = useRecordForm({
    name: `merge client ${client.id}`,
    initial: nothingSaid,
    check: ({ phone: said, tin }: Values) => ({
      ...(!other && said !== '' && { phone: nobody }),
      ...(tins.length > 1 && tin === null && { tin: msg`Choose the TIN that is right` }),
    }),
    bodyOf: ({ tin }) => ({
      id: client.id,
      into: other?.id ?? client.id,
      ...(tins.length > 1 && tin !== null && { tin }),
    }),
    write: (body, options) => merge(body, options),
    words: { done: msg`Made one client of two`, failed: specMessages.saveFailed },
    onSaved: onClose,
  });
  const field = useParsedField(form.store, 'phone');
  const chosenTin = useField(form.store, 'tin');
  const take = (next: string) => {
    field.onChange(next);
    setPhone(next);
  };
  return (
    <RecordDialog
      title={t`Merge ${full_name}`}
      size="small"
      form={form}
      labels={labels}
      submitLabel={t`Merge`}
      onClose={onClose}
    >
      <Text tone="muted">
        <Trans>
          The events of {full_name}, and photos, TIN and phone that the other lacks, go to the
          client who stays.
        </Trans>
      </Text>
      <PhoneField label={t(labels.phone)} isRequired allowLandline {...field} onChange={take} />
      {other && <Found client={other} />}
      {tins.length > 1 && (
        <RadioGroup
          label={t(labels.tin)}
          isRequired
          items={tins.map((tin) => ({ id: tin, label: tin }))}
          {...chosenTin}
        />
      )}
    </RecordDialog>
  );
}

const nothingSaid: Values = { phone: '', tin: null };

const tinsOf = (client: Client, other: Client | undefined): readonly string[] => [
  ...new Set([other?.tin, client.tin].flatMap((tin) => tin ?? [])),
];

function Found({ client: { full_name, events } }: { readonly client: Client }) {
  return (
    <Notice isLive>
      <Trans>
        Stays: {full_name}, <Plural value={events.length} one="# event" other="# events" />
      </Trans>
    </Notice>
  );
}
