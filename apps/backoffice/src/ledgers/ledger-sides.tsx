/** The two sides of a ledger below one another, and the whole of both on paper. */
import type { Schemas } from '@digis/api-client/contract';
import type { ReadPages } from '@digis/api-client/swr-pages';
import { Inline } from '@digis/ui';
import type { DirectionTones } from '@digis/ui';
import { pagesOf } from '../lists/list-state.ts';
import { PrintButton, usePrint } from '../lists/list-buttons.tsx';
import type { LedgerSubject } from './correctable-entry.ts';
import { LedgerList } from './ledger-list.tsx';

type Entry = Schemas['LedgerEntry'];

export interface LedgerSide {
  readonly name: string;
  /** What the log calls it when it leaves as a file. */
  readonly exported: Schemas['ExportName'];
  readonly entries: ReadPages<Entry>;
  /** Of what was paid: what follows a payment that is corrected. */
  readonly subjectOf?: (entry: Entry) => LedgerSubject;
}

export interface LedgerSidesProps {
  /** Whose ledger it is. */
  readonly of: { readonly id: number; readonly name: string };
  /** What in and out mean in this ledger. SPEC: D64 */
  readonly tones: DirectionTones;
  readonly sides: readonly LedgerSide[];
}

export function LedgerSides({ of, tones, sides }: LedgerSidesProps) {
  const { whole, button } = usePrint(sides.map(({ entries }) => entries));
  return (
    <>
      <Inline justify="end">
        <PrintButton {...button} />
      </Inline>
      {sides.map(({ name, exported, entries, subjectOf }, index) => (
        <LedgerList
          key={name}
          {...{ name, exported, of, tones, entries, subjectOf }}
          shown={pagesOf(entries, whole?.[index])}
        />
      ))}
    </>
  );
}
