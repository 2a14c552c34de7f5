/** One side of a ledger: what is owed, or what was paid, with the event or the receipt of each row. */
import type { Schemas } from '@digis/api-client/contract';
import type { ReadPages } from '@digis/api-client/swr-pages';
import { Birr, Heading, Inline, LedgerTable, Stack, Text } from '@digis/ui';
import type { DataColumn, DirectionTones } from '@digis/ui';
import { formatEtDate } from '@digis/ethio-date';
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '../i18n/language.ts';
import { imageSource } from '../api/client.ts';
import { useViewer } from '../images/record-image.tsx';
import { CorrectionNote, useCorrectionWords } from '../money/correct/correction-note.tsx';
import { useCorrection } from '../money/correct/use-correction.tsx';
import { type LedgerSubject, useCorrectableEntry } from './correctable-entry.ts';
import { ExportButton } from '../lists/list-buttons.tsx';
import { addisMoment, exportColumn, useEthiopianExport } from '../lists/files/export-values.ts';
import { InstantText, dayOf, useInstantWords } from '../lists/instant-text.tsx';
import type { pagesOf } from '../lists/list-state.ts';

type Entry = Schemas['LedgerEntry'];

export interface LedgerListProps {
  readonly name: string;
  /** What the log calls it when it leaves as a file. */
  readonly exported: Schemas['ExportName'];
  /** Whose ledger it is: a file of it is named by both. */
  readonly of: { readonly id: number; readonly name: string };
  readonly entries: ReadPages<Entry>;
  /** As far as it is read, or the whole of it on paper. */
  readonly shown: ReturnType<typeof pagesOf<Entry>>;
  /** What in and out mean in this ledger. SPEC: D64 */
  readonly tones: DirectionTones;
  /** Of what was paid: what follows a payment that is corrected. */
  readonly subjectOf?: ((entry: Entry) => LedgerSubject) | undefined;
}

function useColumns(): readonly DataColumn<Entry>[] {
  const { t } = useLingui();
  const language = useLanguage();
  return [
    {
      id: 'createdAt',
      header: t`Time`,
      isRowHeader: true,
      cell: ({ createdAt }) => <InstantText value={createdAt} />,
      exportValue: ({ createdAt }) => addisMoment(createdAt),
    },
    {
      id: 'amount',
      header: t`Amount`,
      align: 'end',
      isFact: true,
      cell: ({ amount }) => <Birr amount={amount} />,
      exportValue: ({ amount }) => amount,
    },
    {
      id: 'source',
      header: t`Source`,
      cell: (entry) => (
        <Stack space="xxsmall">
          {entry.event && (
            <span>
              {entry.event.client.full_name},{' '}
              {formatEtDate(entry.event.et_date, 'medium', language)}
            </span>
          )}
          {entry.source === 'adjustment' && !entry.corrects && (
            <Text size="small" tone="muted">{t`Correction`}</Text>
          )}
          {!entry.event && entry.source !== 'adjustment' && <span>{entry.source}</span>}
          <CorrectionNote row={entry} />
          {entry.salary !== undefined && (
            <Text size="small" tone="muted">
              {t`Salary`} <Birr amount={entry.salary} />
            </Text>
          )}
        </Stack>
      ),
      exportValue: ({ event, source, salary }) =>
        [
          event?.client.full_name,
          source === 'adjustment' ? t`Correction` : event === undefined && source,
          salary !== undefined && `${t`Salary`} ${salary}`,
        ]
          .filter(Boolean)
          .join(', '),
    },
  ];
}

export function LedgerList({
  name,
  exported,
  of,
  entries,
  shown,
  tones,
  subjectOf,
}: LedgerListProps) {
  const { t } = useLingui();
  const [openImage, viewer] = useViewer();
  const columns = useColumns();
  const inEthiopian = useEthiopianExport();
  const ethiopian = exportColumn<Entry>('et_date', t`Ethiopian date`, ({ createdAt }) =>
    inEthiopian(dayOf(createdAt)),
  );
  const correctionWords = useCorrectionWords();
  const correction = exportColumn<Entry>('correction', t`Correction`, correctionWords);
  const instantWords = useInstantWords();
  const correctableOf = useCorrectableEntry(of.name, subjectOf);
  const { actOf, dialog } = useCorrection(shown.rows.map(correctableOf));
  const nameOf = ({ event, createdAt }: Entry) =>
    event?.client.full_name ?? instantWords(createdAt);
  const rowActions = subjectOf && ((entry: Entry) => actOf(correctableOf(entry), nameOf(entry)));
  return (
    <>
      <Inline justify="between">
        <Heading level={3}>{name}</Heading>
        <ExportButton
          list={entries}
          columns={[...columns, correction, ethiopian]}
          name={`${name}, ${of.name}`}
          logged={{ name: exported, of: of.id }}
          file={[name, of.name]}
        />
      </Inline>
      <LedgerTable<Entry>
        aria-label={name}
        columns={columns}
        {...shown}
        tones={tones}
        getRowId={({ id }) => id}
        getRowName={nameOf}
        {...(rowActions && { rowActions })}
        getDirection={({ transact_type }) => transact_type}
        getReceipt={({ proof }) =>
          proof === undefined
            ? null
            : {
                src: imageSource(proof),
                onOpen: () => openImage({ path: proof, alt: t`Receipt` }),
              }
        }
      />
      {dialog}
      {viewer}
    </>
  );
}
