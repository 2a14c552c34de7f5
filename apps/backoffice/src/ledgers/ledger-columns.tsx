import type { Schemas } from '@digis/api-client/contract';
import { formatEtDate } from '@digis/ethio-date';
import { Birr, Stack, Text } from '@digis/ui';
import type { DataColumn } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '../i18n/language.ts';
import { addisMoment, exportColumn } from '../lists/files/export-values.ts';
import { InstantText } from '../lists/instant-text.tsx';
import { CorrectionNote, useCorrectionWords } from '../money/correct/correction-note.tsx';

export type Entry = Schemas['LedgerEntry'];

const isWord = (source: string | undefined) => source === 'adjustment' || source === 'opening';

export function EntrySource({ entry }: { readonly entry: Entry }) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <Stack space="xxsmall">
      {entry.event && (
        <span>
          {entry.event.client.full_name} · {formatEtDate(entry.event.et_date, 'medium', language)}
        </span>
      )}
      {entry.source === 'adjustment' && !entry.corrects && (
        <Text size="small" tone="muted">{t`Correction`}</Text>
      )}
      {entry.source === 'opening' && <span>{t`Opening figure`}</span>}
      {!entry.event && !isWord(entry.source) && <span>{entry.source}</span>}
      <CorrectionNote row={entry} />
      {entry.salary !== undefined && (
        <Text size="small" tone="muted">
          {t`Salary`} <Birr value={entry.salary} />
        </Text>
      )}
    </Stack>
  );
}

export function useLedgerColumns(): readonly DataColumn<Entry>[] {
  const { t } = useLingui();
  return [
    {
      id: 'createdAt',
      header: t`Time`,
      isRowHeader: true,
      width: '296px',
      cell: ({ createdAt }) => <InstantText value={createdAt} />,
      exportValue: ({ createdAt }) => addisMoment(createdAt),
      exportAs: 'moment',
    },
    {
      id: 'amount',
      header: t`Amount`,
      align: 'end',
      isFact: true,
      cell: ({ amount }) => <Birr value={amount} />,
      exportValue: ({ amount }) => amount,
    },
    {
      id: 'source',
      header: t`Source`,
      cell: (entry) => <EntrySource entry={entry} />,
      exportValue: ({ event, source, salary }) =>
        [
          event?.client.full_name,
          source === 'adjustment' && t`Correction`,
          source === 'opening' && t`Opening figure`,
          event === undefined && !isWord(source) && source,
          salary !== undefined && `${t`Salary`} ${salary}`,
        ]
          .filter(Boolean)
          .join(', '),
    },
  ];
}

export function useLedgerFileColumns(): readonly DataColumn<Entry>[] {
  const { t } = useLingui();
  const correctionWords = useCorrectionWords();
  return [
    ...useLedgerColumns(),
    exportColumn<Entry>('correction', t`Correction`, correctionWords),
    exportColumn<Entry>('balance', t`Balance`, ({ balance_after }) => balance_after ?? null),
  ];
}
