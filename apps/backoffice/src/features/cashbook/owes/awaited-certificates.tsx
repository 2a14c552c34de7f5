/** Paid events whose client owes a certificate of withheld tax. D171 */
import type { Schemas } from '@digis/api-client/contract';
import { Birr, Button, DataTable, DateText, Heading, PhoneText, Stack } from '@digis/ui';
import type { DataColumn } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { dayOfEvent } from '#api/event-facts.ts';
import { useCan } from '#auth/user.tsx';
import { CERTIFICATE, OpenCertificate } from '#money/certificate/open-certificate.tsx';
import type { PayableEvent } from '#money/take/payable.ts';
import { openDialog } from '#navigation/dialog-acts.ts';
import { ClientLink } from '../record-links.tsx';
import { useAwaited, useCashBranch } from '../cashbook-data.ts';

type Awaited = Schemas['AwaitedCertificate'];

function useColumns(hasBranch: boolean): readonly DataColumn<Awaited>[] {
  const { t } = useLingui();
  const branch: DataColumn<Awaited> = {
    id: 'branch',
    header: t`Branch`,
    leaves: 1,
    cell: (row) => row.branch.name,
  };
  return [
    {
      id: 'event_date',
      header: t`Event date`,
      isRowHeader: true,
      cell: ({ event }) => <DateText value={dayOfEvent(event)} />,
    },
    {
      id: 'client',
      header: t`Client`,
      cell: ({ event: { client } }) => (
        <Stack space="xxsmall" align="start">
          <ClientLink client={client} />
          <PhoneText value={client.phone_number} />
        </Stack>
      ),
    },
    ...(hasBranch ? [branch] : []),
    {
      id: 'left',
      header: t`Left to pay`,
      align: 'end',
      isFact: true,
      cell: ({ event }) => <Birr value={event.money?.left ?? 0} />,
    },
  ];
}

interface CertificatesProps {
  readonly owing: readonly PayableEvent[];
}

export function Certificates({ owing }: CertificatesProps) {
  const { query } = useCashBranch();
  const awaited = useAwaited(query);
  const rows = awaited.data ?? [];
  return (
    <>
      {rows.length > 0 && <AwaitedList rows={rows} />}
      <OpenCertificate events={[...rows.map(({ event }) => event), ...owing]} />
    </>
  );
}

function AwaitedList({ rows }: { readonly rows: readonly Awaited[] }) {
  const { t } = useLingui();
  const can = useCan();
  const { isAdmin, chosen } = useCashBranch();
  const columns = useColumns(isAdmin && chosen === null);
  const name = t`Certificates awaited`;
  return (
    <Stack space="small">
      <Heading level={2}>{name}</Heading>
      <DataTable
        aria-label={name}
        columns={columns}
        rows={rows}
        status="ready"
        getRowId={({ event }) => event.id}
        getRowName={({ event }) => event.client.full_name}
        rowActions={({ event }) =>
          can('Cashbook Settle Advance Payment') && (
            <Button
              size="small"
              variant="soft"
              aria-label={t`Book the certificate, ${event.client.full_name}`}
              onPress={() => openDialog(CERTIFICATE, event.id)}
            >
              {t`Book the certificate`}
            </Button>
          )
        }
      />
    </Stack>
  );
}
