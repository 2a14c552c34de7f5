import { formatCount } from '@digis/domain';
import type { ReactNode, Ref } from 'react';
import { useKitStrings } from '../../theme/kit-context.ts';
import { Birr } from '../Birr/Birr.tsx';
import { MoneyField } from '../MoneyField/MoneyField.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { DASH } from '../private/unusable.ts';

interface CountState {
  isDisabled: boolean | undefined;
  isReadOnly: boolean;
}

interface CountRowProps {
  head: string;
  sum: number | null;
  children: ReactNode;
}

const CountRow = ({ head, sum, children }: CountRowProps) => (
  <tr>
    <th scope="row">{head}</th>
    <td>{children}</td>
    <td>{sum === null ? DASH : <Birr value={sum} />}</td>
  </tr>
);

export interface NoteRowProps extends CountState {
  ref?: Ref<HTMLInputElement> | undefined;
  note: number;
  count: number | null;
  onChange: (count: number | null) => void;
}

const MOST = 999_999;

export function NoteRow({ ref, note, count, onChange, ...state }: NoteRowProps) {
  const { isDisabled, isReadOnly } = state;
  const strings = useKitStrings();
  const head = formatCount(note);
  return (
    <CountRow head={head} sum={count === null ? null : note * count}>
      {isReadOnly ? (
        <span>{count === null ? DASH : `× ${formatCount(count)}`}</span>
      ) : (
        <NumberField
          {...(ref && { ref })}
          aria-label={strings.notesOf(head)}
          value={count}
          maxValue={MOST}
          onChange={onChange}
          enterKeyHint="next"
          {...{ isDisabled }}
        />
      )}
    </CountRow>
  );
}

export interface CoinsRowProps extends CountState {
  /** Birr. */
  coins: number | null;
  onChange: (coins: number | null) => void;
}

export function CoinsRow({ coins, onChange, isDisabled, isReadOnly }: CoinsRowProps) {
  const strings = useKitStrings();
  return (
    <CountRow head={strings.coins} sum={coins}>
      {!isReadOnly && (
        <MoneyField
          aria-label={strings.coins}
          value={coins}
          onChange={onChange}
          {...{ isDisabled }}
        />
      )}
    </CountRow>
  );
}
