/** A count of cash: a number per note, their sums, coins as an amount, and the total. */
import { type Ref, useRef, type RefObject } from 'react';
import { useFocusWithin, useKeyboard } from 'react-aria';
import { useKit, useKitStrings } from '../../theme/kit-context.ts';
import { Birr } from '../Birr/Birr.tsx';
import { announce } from '../private/announce.ts';
import type { FieldState, FieldValue } from '../private/field/field-props.ts';
import { GroupFrame } from '../private/field/GroupFrame.tsx';
import { useFieldValue } from '../private/field/use-field-value.ts';
import { DASH, inBirr } from '../private/unusable.ts';
import { CoinsRow, NoteRow } from './count-rows.tsx';
import { type CountedNotes, countedSum, withCoins, withNotes } from './counted-notes.ts';
import { room, table as tableStyle } from './NoteCount.css.ts';

/** One birr exists as a coin and as a note. */
const BIRR_NOTES = [200, 100, 50, 10, 5, 1] as const;

export interface NoteCountProps
  extends Omit<FieldState, 'autoFocus'>, FieldValue<CountedNotes | null> {
  label: string;
  /** Values of the notes in birr, largest first. @default [200, 100, 50, 10, 5, 1] */
  values?: readonly number[];
  /** Shows text instead of fields, as for paper. @default false */
  isReadOnly?: boolean;
  /** The input of the first number. */
  ref?: Ref<HTMLInputElement>;
}

const usable = (values: readonly number[]) =>
  [...new Set(values)].filter((value) => Number.isSafeInteger(value) && value > 0);

/**
 * Submits JSON: `{"notes":{"200":5},"coins":12.5}`. For an amount without a count use `MoneyField`.
 */
export function NoteCount(props: NoteCountProps) {
  const [counted, setCounted, reset] = useFieldValue<CountedNotes | null>(props, null);
  const formValue = counted === null ? '' : JSON.stringify(counted);
  return (
    <GroupFrame {...props} formValue={formValue} onReset={reset}>
      <CountTable {...props} counted={counted} onCount={setCounted} />
    </GroupFrame>
  );
}

interface CountTableProps extends Pick<
  NoteCountProps,
  'label' | 'values' | 'isDisabled' | 'isReadOnly' | 'ref'
> {
  counted: CountedNotes | null;
  onCount: (counted: CountedNotes | null) => void;
}

function CountTable({ label, values = BIRR_NOTES, counted, onCount, ...rest }: CountTableProps) {
  const { ref, isDisabled, isReadOnly = false } = rest;
  const strings = useKitStrings();
  const { locale } = useKit();
  const table = useRef<HTMLTableElement>(null);
  const { keyboardProps } = useRowKeys(table);
  const total = counted === null ? null : countedSum(counted);
  const { focusWithinProps } = useFocusWithin({
    onBlurWithin: () => {
      if (total !== null) announce(strings.total + strings.comma + inBirr(total, { locale }));
    },
  });
  const state = { isDisabled, isReadOnly };
  return (
    <div className={room}>
      <table
        {...keyboardProps}
        {...focusWithinProps}
        ref={table}
        aria-label={label}
        className={tableStyle}
      >
        <CountHead />
        <tbody>
          {usable(values).map((note, index) => (
            <NoteRow
              key={note}
              {...state}
              {...(index === 0 && { ref })}
              note={note}
              count={counted?.notes[note] ?? null}
              onChange={(count) => onCount(withNotes(counted, note, count))}
            />
          ))}
          <CoinsRow
            {...state}
            coins={counted?.coins ?? null}
            onChange={(coins) => onCount(withCoins(counted, coins))}
          />
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {strings.total}
            </th>
            <td>{total === null ? DASH : <Birr value={total} />}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function CountHead() {
  const strings = useKitStrings();
  return (
    <thead>
      <tr>
        <th scope="col">{strings.note}</th>
        <th scope="col">{strings.notesCounted}</th>
        <th scope="col">{strings.sum}</th>
      </tr>
    </thead>
  );
}

/** Keys that move to the next or previous number, as in a spreadsheet. */
const steps: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/** In the last number, Enter is left to the form. */
function useRowKeys(table: RefObject<HTMLTableElement | null>) {
  return useKeyboard({
    onKeyDown: (event) => {
      const { key, target, nativeEvent } = event;
      const step = steps[key] ?? 0;
      const isActing = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      const inputs = [...(table.current?.querySelectorAll('input:not([type="hidden"])') ?? [])];
      const own = inputs.findIndex((input) => input === target);
      const next = step === 0 ? undefined : inputs[own + step];
      if (own < 0 || isActing || nativeEvent.isComposing || !(next instanceof HTMLInputElement)) {
        event.continuePropagation();
        return;
      }
      event.preventDefault();
      next.focus();
    },
  });
}
