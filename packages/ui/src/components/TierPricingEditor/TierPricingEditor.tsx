/** Edits the price tiers of a package by number of people. */
import { formatCount, tierFor, toBirr, toSantim } from '@digis/domain';
import { Plus, Undo2 } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { type CommonProps, type FieldFocus, rootProps } from '../private/common-props.ts';
import { focusEvents } from '../private/field/focus-events.ts';
import { useFocusWithin } from 'react-aria';
import { flushSync } from 'react-dom';
import { useKitStrings, useKit } from '../../theme/kit-context.ts';
import { visuallyHidden } from '../../styles/text.css.ts';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { announce } from '../private/announce.ts';
import { FieldFault } from '../private/field/FieldFrame.tsx';
import type { FieldValue } from '../private/field/field-props.ts';
import { useFieldValue } from '../private/field/use-field-value.ts';
import { Stack } from '../Stack/Stack.tsx';
import { isFaulty, sortedTiers, tierGaps, type TierRow } from './tier-faults.ts';
import { narrow, table as tableStyle, wide } from './TierPricingEditor.css.ts';
import { TierRowFields } from './TierRowFields.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { DASH, inBirr } from '../private/unusable.ts';
import { Text } from '../Text/Text.tsx';

function PricePreview({ rows }: { rows: readonly TierRow[] }) {
  const { locale } = useKit();
  const strings = useKitStrings();
  const [people, setPeople] = useState<number | null>(null);
  const tiers = rows.flatMap(({ min, max, value }) =>
    min === null || max === null || value === null ? [] : [{ min, max, value }],
  );

  // D117 - packages are priced in ETB.
  const birr = (amount: number) => inBirr(amount, { locale, currency: 'ETB' });

  function sum(count: number): string {
    const tier = tierFor(tiers, count);
    if (!tier) return strings.noPriceFor(formatCount(count));
    const each = birr(tier.value);
    if (each === DASH) return DASH;
    const total = toBirr(toSantim(tier.value) * count);
    return `${formatCount(count)} × ${each} = ${birr(total)}`;
  }

  return (
    <Inline align="end">
      <NumberField label={strings.numberOfPeople} value={people} onChange={setPeople} />
      <div role="status">{people !== null && <Text isNumeric>{sum(people)}</Text>}</div>
    </Inline>
  );
}

export interface TierPricingEditorProps
  extends FieldValue<readonly TierRow[]>, CommonProps, FieldFocus {
  /** The button that adds a row. */
  ref?: Ref<HTMLButtonElement>;
  label: string;
  isDisabled?: boolean;
  errorMessage?: ReactNode;
  /** Called with true if an error prevents saving; a gap is only a warning. */
  onFaultChange?: (hasFault: boolean) => void;
}

const noRows: readonly TierRow[] = [];

/**
 * Sorts the rows on blur, never while the user types. Create the first value by `tierRows(prices)`.
 */
export function TierPricingEditor({ ref, ...props }: TierPricingEditorProps) {
  const { label, isDisabled, errorMessage, onFaultChange } = props;
  const strings = useKitStrings();
  const [rows, setRows] = useFieldValue(props, noRows);
  const { table, addButton, removed, add, remove, undo } = useRowActions(rows, setRows, ref);
  const hasFault = isFaulty(rows);
  const tellFault = useEffectEvent((fault: boolean) => onFaultChange?.(fault));
  useEffect(() => tellFault(hasFault), [hasFault]);
  useEffect(() => () => tellFault(false), []);

  const { focusWithinProps } = useFocusWithin({
    onBlurWithin: () => {
      const sorted = sortedTiers(rows);
      if (sorted.some((row, index) => row !== rows[index])) setRows(sorted);
    },
  });

  return (
    <div {...rootProps(props)} {...focusEvents(props)}>
      <Stack space="medium">
        <table {...focusWithinProps} ref={table} aria-label={label} className={tableStyle}>
          <Head label={label} />
          <tbody>
            {rows.map((row, index) => (
              <TierRowFields
                key={row.id}
                {...{ rows, row, index, isDisabled }}
                onEdit={(next) => setRows(rows.map((old) => (old.id === row.id ? next : old)))}
                onRemove={() => remove(index)}
              />
            ))}
          </tbody>
        </table>
        <FieldFault>{errorMessage}</FieldFault>
        {tierGaps(rows).map(({ min, max }) => (
          <Notice key={min} tone="caution">
            {strings.tierGap(formatCount(min), formatCount(max))}
          </Notice>
        ))}
        <Inline>
          <Button
            ref={addButton}
            size="small"
            variant="soft"
            icon={<Plus aria-hidden />}
            isDisabled={isDisabled}
            onPress={add}
          >
            {strings.addTier}
          </Button>
          {removed && (
            <Button size="small" variant="quiet" icon={<Undo2 aria-hidden />} onPress={undo}>
              {strings.undo}
            </Button>
          )}
        </Inline>
        {rows.length > 0 && <PricePreview rows={rows} />}
      </Stack>
    </div>
  );
}

function Head({ label }: Pick<TierPricingEditorProps, 'label'>) {
  const strings = useKitStrings();
  return (
    <>
      <colgroup>
        <col className={narrow} />
        <col span={2} />
        <col className={wide} />
        <col className={narrow} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">
            <span className={visuallyHidden}>{label}</span>
          </th>
          <th scope="col">{strings.minimum}</th>
          <th scope="col">{strings.maximum}</th>
          <th scope="col">{strings.pricePerPerson}</th>
        </tr>
      </thead>
    </>
  );
}

function useRowActions(
  rows: readonly TierRow[],
  setRows: (rows: readonly TierRow[]) => void,
  ref: Ref<HTMLButtonElement> | undefined,
) {
  const strings = useKitStrings();
  const table = useRef<HTMLTableElement>(null);
  const addButton = useObjectRef(ref);
  const [removed, setRemoved] = useState<{ row: TierRow; index: number } | null>(null);
  const focusIn = (index: number, control: 'input' | 'button') => {
    const line = table.current?.tBodies[0]?.rows[index];
    line?.querySelector<HTMLElement>(control)?.focus();
  };

  function add() {
    const id = Math.max(-1, removed?.row.id ?? -1, ...rows.map((row) => row.id)) + 1;
    flushSync(() => setRows([...rows, { id, min: null, max: null, value: null }]));
    focusIn(rows.length, 'input');
  }

  function remove(index: number) {
    const row = rows[index];
    if (!row) return;
    flushSync(() => {
      setRows(rows.filter((other) => other !== row));
      setRemoved({ row, index });
    });
    if (rows.length === 1) addButton.current?.focus();
    else focusIn(Math.min(index, rows.length - 2), 'button');
    announce(strings.tierRemoved(index + 1));
  }

  function undo() {
    if (!removed) return;
    flushSync(() => {
      setRows([...rows.slice(0, removed.index), removed.row, ...rows.slice(removed.index)]);
      setRemoved(null);
    });
    focusIn(removed.index, 'input');
  }

  return { table, addButton, removed, add, remove, undo };
}
