import type { Schemas } from '@digis/api-client/contract';
import { Birr, Button, DataTable, DateText, FieldGroup, toasts } from '@digis/ui';
import type { DataColumn } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { nameOfUser } from '#api/user-name.ts';
import { InstantText } from '#lists/instant-text.tsx';
import { listOf } from '#lists/list-state.ts';
import { answerOf } from '@digis/api-client';
import { client } from '#api/client.ts';
import { useState } from 'react';
import { useAgreements } from '../event-data.ts';
import { SignedPaper } from './signed-paper.tsx';

interface KeptAgreementsProps {
  readonly eventId: number;
  readonly onOpen: (html: string) => void;
}

const readAgreement = (id: number): Promise<string> =>
  answerOf(client.GET('/agreement/{id}', { params: { path: { id } }, parseAs: 'text' }));

export function KeptAgreements({ eventId, onOpen }: KeptAgreementsProps) {
  const { t } = useLingui();
  const kept = useAgreements(eventId);
  const open = async (id: number) => {
    try {
      onOpen(await readAgreement(id));
    } catch {
      toasts.error(t`Something went wrong`);
    }
  };
  const [chosen, choose] = useState<number | null>(null);
  const columns = useCopyColumns((id) => void open(id), choose);
  const [newest] = kept.data ?? [];
  const shown = kept.data?.find(({ id }) => id === chosen) ?? newest;
  // No placeholder: the list is usually empty, and the rows would move the button below.
  if (kept.isLoading || kept.data?.length === 0) return null;
  return (
    <FieldGroup legend={t`Earlier agreements`} layout="rows">
      <DataTable
        aria-label={t`Earlier agreements`}
        columns={columns}
        {...listOf(kept)}
        getRowId={({ id }) => id}
        getRowName={({ behalf }) => behalf}
      />
      {shown && <SignedPaper key={shown.id} agreement={shown} />}
    </FieldGroup>
  );
}

function useCopyColumns(
  onOpen: (id: number) => void,
  onPhoto: (id: number) => void,
): readonly DataColumn<Schemas['Agreement']>[] {
  const { t } = useLingui();
  return [
    {
      id: 'createdAt',
      header: t`Time`,
      cell: ({ createdAt }) => <InstantText value={createdAt} />,
      isRowHeader: true,
    },
    { id: 'number', header: t`No.`, cell: ({ number }) => number },
    { id: 'behalf', header: t`On behalf of`, cell: ({ behalf }) => behalf },
    {
      id: 'event_date',
      header: t`Event date`,
      cell: (copy) => <DateText value={copy.event_date} />,
    },
    {
      id: 'advance',
      header: t`Advance`,
      align: 'end',
      cell: ({ advance }) => <Birr value={advance} />,
    },
    { id: 'left', header: t`Remainder`, align: 'end', cell: ({ left }) => <Birr value={left} /> },
    { id: 'username', header: t`Printed by`, cell: nameOfUser },
    {
      id: 'signed',
      header: t`Signed paper`,
      cell: ({ id, signed }) => (
        <Button size="small" variant="soft" onPress={() => onPhoto(id)}>
          {signed ? <Trans>See photo</Trans> : <Trans>Add photo</Trans>}
        </Button>
      ),
    },
    {
      id: 'open',
      header: t`Agreement`,
      cell: ({ id }) => (
        <Button size="small" variant="soft" onPress={() => onOpen(id)}>
          <Trans>Open</Trans>
        </Button>
      ),
      isFact: true,
    },
  ];
}
