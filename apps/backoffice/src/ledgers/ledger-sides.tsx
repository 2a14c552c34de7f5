import type { DirectionTones, DirectionWords } from '@digis/ui/app';
import { usePrint } from '../lists/list-buttons.tsx';
import { onPaper } from '../lists/list-state.ts';
import { LedgerList } from './ledger-list.tsx';
import { LedgerToolbar, type LedgerToolbarProps } from './ledger-toolbar.tsx';

interface LedgerSidesProps extends Omit<LedgerToolbarProps, 'print'> {
  readonly tones: DirectionTones;
  readonly words: DirectionWords;
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
          shown={{ ...entries, ...onPaper(whole?.[index]) }}
        />
      ))}
    </>
  );
}
