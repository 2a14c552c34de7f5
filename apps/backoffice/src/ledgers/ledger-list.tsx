import { Birr, Heading, LedgerTable } from '@digis/ui';
import { LedgerDirection } from '@digis/ui/app';
import type { DataTableProps } from '@digis/ui';
import type { DirectionTones, DirectionWords } from '@digis/ui/app';
import { useViewer } from '../images/record-image.tsx';
import { useInstantWords } from '../lists/instant-text.tsx';
import { useFactColumns } from '../money/movement-columns.tsx';
import { useCorrection } from '../money/correct/use-correction.tsx';
import { type LedgerSubject, useCorrectableEntry } from './correctable-entry.ts';
import { EntryCard } from './entry-card.tsx';
import { EntrySource, useLedgerColumns } from './ledger-columns.tsx';
import type { Entry } from './ledger-columns.tsx';

interface LedgerListProps {
  readonly name: string;
  readonly of: { readonly name: string };
  readonly shown: Pick<
    DataTableProps<Entry>,
    'rows' | 'status' | 'hasMore' | 'onLoadMore' | 'onRetry'
  >;
  /** D64 */
  readonly tones: DirectionTones;
  readonly words: DirectionWords;
  readonly subjectOf?: ((entry: Entry) => LedgerSubject) | undefined;
}

const hasBalance = ({ balance_after }: Entry) => balance_after !== undefined;

export function LedgerList({ name, of, shown, tones, words, subjectOf }: LedgerListProps) {
  const [openImage, viewer] = useViewer();
  const instantWords = useInstantWords();
  const correctableOf = useCorrectableEntry(of.name, subjectOf);
  const { actOf, dialog } = useCorrection(shown.rows.map(correctableOf));
  const nameOf = ({ event, createdAt }: Entry) =>
    event?.client.full_name ?? instantWords(createdAt);
  const facts = useFactColumns<Entry>({ nameOf, onOpenImage: openImage });
  const rowActions = subjectOf && ((entry: Entry) => actOf(correctableOf(entry), nameOf(entry)));
  return (
    <>
      <Heading level={3}>{name}</Heading>
      <LedgerTable<Entry>
        aria-label={name}
        columns={[...useLedgerColumns(), ...facts]}
        {...shown}
        tones={tones}
        directionWords={words}
        {...(shown.rows.every(hasBalance) && {
          getBalance: ({ balance_after = 0 }: Entry) => balance_after,
        })}
        getRowId={({ id }) => id}
        getRowName={nameOf}
        {...(rowActions && { rowActions })}
        renderCard={(entry) => (
          <EntryCard
            what={<EntrySource entry={entry} />}
            amount={<Birr value={entry.amount} />}
            entry={entry}
            direction={
              <LedgerDirection direction={entry.transact_type} tones={tones} words={words} />
            }
            name={nameOf(entry)}
            onOpenImage={openImage}
          />
        )}
        getDirection={({ transact_type }) => transact_type}
      />
      {dialog}
      {viewer}
    </>
  );
}
