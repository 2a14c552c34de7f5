import {
  Button,
  DataTable,
  DateText,
  EmptyState,
  FieldGroup,
  NumberField,
  Skeleton,
  Stack,
  Text,
} from '@digis/ui';
import type { DataColumn } from '@digis/ui';
import { formatCount } from '@digis/domain';
import { formatEtDate, isoToEt } from '@digis/ethio-date';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLanguage } from '#i18n/language.ts';
import { InstantLine } from '#lists/instant-text.tsx';
import { useNumberSetting } from '../setting-fields.ts';
import type { SettingFieldsProps } from '../setting-fields.ts';
import { type Copy, useCopies } from './copy-data.ts';
import { TakeCopyDialog } from './take-copy-dialog.tsx';

export function CopyGroup({ store }: SettingFieldsProps) {
  const { t } = useLingui();
  return (
    <Stack>
      <Text tone="muted">
        <Trans>
          The server makes a copy of everything each day and keeps fourteen. When the machine burns
          or is stolen, they are gone with it: take one home each week, on a stick or another
          computer.
        </Trans>
      </Text>
      <CopyList />
      <FieldGroup legend={t`Reminder`}>
        <NumberField
          maxValue={365}
          isRequired
          description={t`0: never`}
          {...useNumberSetting(store, 'copy_reminder_days')}
        />
      </FieldGroup>
    </Stack>
  );
}

const MEGABYTE = 1024 * 1024;

const megabytes = (bytes: number): string => Math.max(0.1, bytes / MEGABYTE).toFixed(1);

function useColumns(): readonly DataColumn<Copy>[] {
  const { t } = useLingui();
  return [
    { id: 'day', header: t`Day`, isRowHeader: true, cell: ({ day }) => <DateText value={day} /> },
    {
      id: 'bytes',
      header: t`Size`,
      align: 'end',
      cell: ({ bytes }) => t`${megabytes(bytes)} MB`,
      isFact: true,
      leaves: 2,
    },
    {
      id: 'entries',
      header: t`Entries of the books`,
      align: 'end',
      cell: ({ entries }) => entries !== undefined && formatCount(entries),
      leaves: 1,
    },
    {
      id: 'verified',
      header: t`Read back whole`,
      cell: ({ verified_at }) =>
        verified_at === undefined ? (
          <Text as="span" tone="muted">{t`not noted`}</Text>
        ) : (
          <InstantLine value={verified_at} />
        ),
    },
    {
      id: 'taken',
      header: t`Taken home`,
      isFact: true,
      cell: ({ last_download: last }) =>
        last && (
          <>
            <InstantLine value={last.at} /> · {last.by}
          </>
        ),
    },
  ];
}

function CopyList() {
  const { t } = useLingui();
  const language = useLanguage();
  const { data, error, retry } = useCopies();
  const columns = useColumns();
  const [taken, setTaken] = useState<Copy | null>(null);
  const nameOf = ({ day }: Copy) => formatEtDate(isoToEt(day), 'medium', language);
  if (data === undefined) {
    return error ? (
      <EmptyState variant="error" onRetry={retry} />
    ) : (
      <Skeleton shape="row" count={4} label={t`Loading`} />
    );
  }
  if (!data.is_kept) {
    return (
      <EmptyState
        hint={t`The database of this server is kept by another service, and so are its copies. Ask whoever runs it.`}
      />
    );
  }
  return (
    <>
      <DataTable
        aria-label={t`Copies`}
        columns={columns}
        rows={data.copies}
        status={error ? 'error-more' : 'ready'}
        onRetry={retry}
        emptyState={<EmptyState hint={t`No copy yet. The first one is made within the hour.`} />}
        getRowId={({ day }) => day}
        getRowName={nameOf}
        rowActions={(copy) => (
          <Button
            size="small"
            variant="soft"
            aria-label={t`Download, ${nameOf(copy)}`}
            onPress={() => setTaken(copy)}
          >
            <Trans>Download</Trans>
          </Button>
        )}
      />
      {taken && <TakeCopyDialog copy={taken} onTaken={retry} onClose={() => setTaken(null)} />}
    </>
  );
}
