// Spec 2.15, D139
import type { Schemas } from '@digis/api-client/contract';
import { Birr, DataTable, EmptyState, Page, Stack, Text, type DataColumn } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { nameOfUser } from '../../api/user-name.ts';
import { InstantText } from '../../lists/instant-text.tsx';
import { useOpenRow } from '../../lists/list-state.ts';
import { closeDialog, openDialog } from '../../navigation/dialog-acts.ts';
import { ExportButton } from '../../lists/list-buttons.tsx';
import { LogFilters, useActionLogs, useLogFilter } from './log-filters.tsx';
import { useActionWords } from '../../log/action-words.ts';
import { useDeviceWords } from '../../i18n/device-words.ts';
import { LogChanges } from './log-changes.tsx';
import { unknownName, useSubject } from './log-subject.ts';
import { exportColumn, createdExport } from '../../lists/files/export-values.ts';
import { useChangeLines } from '../../log/change-words.tsx';

function amountOfLog({ changes }: Schemas['ActionLog']): number | null {
  const { after } = changes?.find(({ field }) => field === 'amount') ?? {};
  const amount = Number(after);
  return after === undefined || Number.isNaN(amount) ? null : amount;
}

function useLogFileColumns(): readonly DataColumn<Log>[] {
  const { t } = useLingui();
  const wordsOf = useActionWords();
  const subjectOf = useSubject();
  const linesOf = useChangeLines();
  const deviceWords = useDeviceWords();
  const column = exportColumn<Log>;
  return [
    createdExport<Log>(t`Action Time`),
    column('user', t`User`, ({ action, subject, user }) =>
      action === 'login.refuse' && subject === '' ? t(unknownName) : nameOfUser(user),
    ),
    column('branch', t`Branch`, ({ user }) => user.branch?.name ?? t`Admin Action`),
    column('action', t`Action`, ({ action }) => wordsOf(action)),
    column('subject', t`Record`, subjectOf),
    column('amount', t`Amount`, amountOfLog),
    column('changes', t`Changes`, ({ changes = [] }) => linesOf(changes)),
    column('device', t`Device`, ({ log_details: { device } }) => deviceWords(device)),
    column('ip', 'IP', ({ log_details: { ip } }) => ip),
  ];
}

type Log = Schemas['ActionLog'];

function useColumns(): readonly DataColumn<Log>[] {
  const { t } = useLingui();
  const wordsOf = useActionWords();
  const subjectOf = useSubject();
  const deviceWords = useDeviceWords();
  return [
    {
      id: 'user',
      header: t`Username (Branch)`,
      cell: ({ action, subject, user }) => {
        const isUnknown = action === 'login.refuse' && subject === '';
        const name = isUnknown ? t(unknownName) : nameOfUser(user);
        return `${name} (${user.branch?.name ?? t`Admin Action`})`;
      },
    },
    {
      id: 'action',
      header: t`Action`,
      isRowHeader: true,
      cell: (log) => (
        <Stack space="xxsmall">
          <span>{wordsOf(log.action)}</span>
          <Text size="small" tone="muted">
            {subjectOf(log)}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'amount',
      header: t`Amount`,
      align: 'end',
      cell: (log) => <Amount log={log} />,
      isFact: true,
    },
    {
      id: 'details',
      header: t`Device | IP`,
      cell: ({ log_details: { device, ip } }) => (
        <Text size="small" tone="muted">
          {[deviceWords(device), ip].filter(Boolean).join(' · ')}
        </Text>
      ),
      leaves: 1,
    },
    {
      id: 'createdAt',
      header: t`Action Time`,
      cell: ({ createdAt }) => <InstantText value={createdAt} />,
      isFact: true,
    },
  ];
}

function Amount({ log }: { readonly log: Log }) {
  const amount = amountOfLog(log);
  return amount === null ? null : <Birr value={amount} />;
}

export function ActionLogsScreen() {
  const { t } = useLingui();
  const filter = useLogFilter();
  const logs = useActionLogs(filter);
  const [newest] = logs.rows;
  const branchName = filter.branchId === undefined ? '' : (newest?.user.branch?.name ?? '');
  const wordsOf = useActionWords();
  const subjectOf = useSubject();
  return (
    <Page title={t`Action Logs`}>
      <Stack space="large">
        <LogFilters user={filter.userId !== undefined && newest ? nameOfUser(newest.user) : null}>
          <ExportButton
            list={logs}
            columns={useLogFileColumns()}
            name={t`Action Logs`}
            logged={{ name: 'action_logs', of: filter.branchId ?? null }}
            file={['action-logs', branchName]}
          />
        </LogFilters>
        <DataTable
          aria-label={t`Action Logs`}
          columns={useColumns()}
          emptyState={<EmptyState hint={t`Nothing was done that fits this choice.`} />}
          {...logs}
          getRowId={({ id }) => id}
          getRowName={(log) => [wordsOf(log.action), subjectOf(log)].filter(Boolean).join(', ')}
          onRowPress={({ id }) => openDialog('log', id)}
        />
      </Stack>
      <OpenLog logs={logs.rows} />
    </Page>
  );
}

function OpenLog({ logs }: { readonly logs: readonly Log[] | undefined }) {
  const { dialog, row: log } = useOpenRow(logs);
  const wordsOf = useActionWords();
  if (dialog !== 'log' || !log) return null;
  return <LogChanges log={log} title={wordsOf(log.action)} onClose={closeDialog} />;
}
