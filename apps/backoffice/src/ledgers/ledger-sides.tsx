/** The two sides of a ledger below one another, under one line of buttons, and the whole of both on paper. */
import type { Schemas } from '@digis/api-client/contract';
import type { ReadPages } from '@digis/api-client/swr-pages';
import type { DirectionTones, DirectionWords } from '@digis/ui';
import type { ReactNode } from 'react';
import { pagesOf } from '../lists/list-state.ts';
import { usePrint } from '../lists/list-buttons.tsx';
import type { Entry } from './ledger-columns.tsx';
import type { LedgerSubject } from './correctable-entry.ts';
import { LedgerList } from './ledger-list.tsx';
import { LedgerToolbar } from './ledger-toolbar.tsx';

export interface LedgerSide {
  readonly name: string;
  /** What the log calls it when it leaves as a file. */
  readonly exported: Schemas['ExportName'];
  readonly entries: ReadPages<Entry>;
  /** Of what was paid: what follows a payment that is corrected. */
  readonly subjectOf?: (entry: Entry) => LedgerSubject;
}

export interface LedgerSidesProps {
  /** Whose ledger it is: a file of it is named by both. */
  readonly of: { readonly id: number; readonly name: string };
  /** What in and out mean in this ledger. SPEC: D64 */
  readonly tones: DirectionTones;
  /** "Owed" and "Paid". */
  readonly words: DirectionWords;
  readonly sides: readonly [LedgerSide, LedgerSide];
  /** The button that pays, for who may. */
  readonly pay?: ReactNode;
}

export function LedgerSides({ of, tones, words, sides, pay }: LedgerSidesProps) {
  const { whole, button } = usePrint(sides.map(({ entries }) => entries));
  return (
    <>
      <LedgerToolbar {...{ of, sides, pay }} print={button} />
      {sides.map(({ name, entries, subjectOf }, index) => (
        <LedgerList
          key={name}
          {...{ name, of, tones, words, subjectOf }}
          shown={pagesOf(entries, whole?.[index])}
        />
      ))}
    </>
  );
}
