/** A range of times on the Ethiopian clock, as for a booking or a shift. */
import { isTime, type Time } from '@digis/ethio-date';
import type { Ref } from 'react';
import { useKit, useKitStrings } from '../../theme/kit-context.ts';
import { TimeButton } from '../EthiopianTimePicker/TimeButton.tsx';
import type { FieldState, FieldValue } from '../private/field/field-props.ts';
import { GroupFrame } from '../private/field/GroupFrame.tsx';
import { RangeEntries, type RangeNames } from '../private/field/RangeEntries.tsx';
import { parts } from '../private/picker/picker.css.ts';
import { useHalves } from '../private/picker/use-halves.ts';
import { timeWords } from '../TimeText/time-words.ts';
import { rangeOfText, textOfRange, type TimeRange } from './time-range.ts';

export interface EthiopianTimeRangePickerProps
  extends FieldState, FieldValue<TimeRange | null>, RangeNames {
  label: string;
  /** The button that chooses the start. */
  ref?: Ref<HTMLButtonElement>;
  /**
   * 24-hour, `HH:MM`. A form submits `19:00/23:00` under `name`, or one time each under `startName`
   * and `endName`.
   */
  value?: TimeRange | null;
  defaultValue?: TimeRange | null;
  /** Called with null while a time is missing or the end is not after the start. */
  onChange?: (value: TimeRange | null) => void;
  /** Allows and marks an end on the next day, such as 19:00 to 01:00. */
  allowNextDay?: boolean;
  /** Earliest start, `HH:MM`. */
  minValue?: Time | undefined;
  /** Latest end, `HH:MM`; a time before `minValue` is on the next day. */
  maxValue?: Time | undefined;
}

const textOf = (range: TimeRange | null | undefined) => range && textOfRange(range);

type RangeProps = Pick<
  EthiopianTimeRangePickerProps,
  'value' | 'defaultValue' | 'onChange' | 'allowNextDay' | 'minValue' | 'maxValue'
>;

const onDay = (isNext: boolean, time: Time) => `${isNext ? 1 : 0} ${time}`;

function useLimitFault(limits: Pick<RangeProps, 'minValue' | 'maxValue'>) {
  const [minValue, maxValue] = [limits.minValue, limits.maxValue].map((limit) =>
    limit !== undefined && isTime(limit) ? limit : undefined,
  );
  const { dates, strings } = useKit();
  const said = (time: Time) => {
    const { ethiopic, western } = timeWords(time, dates);
    return `${ethiopic} (${western})`;
  };
  return (from: Time, to: Time): string | null => {
    if (minValue !== undefined && from < minValue) return strings.notBefore(said(minValue));
    if (maxValue === undefined) return null;
    const last = onDay(minValue !== undefined && maxValue < minValue, maxValue);
    return onDay(to < from, to) > last ? strings.notAfter(said(maxValue)) : null;
  };
}

function useRange({ value, defaultValue, onChange, allowNextDay, ...limits }: RangeProps) {
  const strings = useKitStrings();
  const limitFault = useLimitFault(limits);
  return useHalves({
    value: textOf(value),
    defaultValue: textOf(defaultValue),
    onChange: (text) => onChange?.(text === null ? null : rangeOfText(text)),
    split(held) {
      const range = rangeOfText(held);
      return [range?.from ?? '', range?.to ?? ''];
    },
    join(from, to) {
      const isInOrder = from < to || (allowNextDay === true && from !== to);
      return {
        value: textOfRange({ from, to }),
        fault: isInOrder ? limitFault(from, to) : strings.endAfterStart,
      };
    },
    missing: [strings.chooseStart, strings.chooseEnd],
  });
}

/** For days use `DateRangePicker`, for one time `EthiopianTimePicker`. */
export function EthiopianTimeRangePicker(props: EthiopianTimeRangePickerProps) {
  const { value, defaultValue, onChange, allowNextDay, minValue, maxValue, ...rest } = props;
  const { ref, autoFocus, startName, endName, ...field } = rest;
  const { isDisabled, isReadOnly, label } = field;
  const { strings } = useKit();
  const { first, second, formValue, fault, isWhole, set, onReset } = useRange({
    value,
    defaultValue,
    onChange,
    allowNextDay,
    minValue,
    maxValue,
  });
  const isNextDay = formValue !== '' && second < first;
  const notes = [field.description, isNextDay && strings.endsNextDay];
  const part = { isDisabled, isReadOnly };
  const sent = formValue === '' ? null : { start: first, end: second };
  return (
    <GroupFrame
      {...{ ...field, formValue, onReset }}
      faultName={startName ?? endName}
      fault={fault ?? undefined}
      errorMessage={field.errorMessage || (isWhole && fault)}
      description={notes.filter(Boolean).join(' · ') || undefined}
    >
      <div className={parts}>
        <TimeButton
          {...{ ...part, ref, autoFocus }}
          time={first || null}
          label={strings.start}
          prefix={strings.start}
          placeholder={strings.chooseStart}
          title={[label, strings.start].join(strings.comma)}
          onSet={(time) => set(time, second)}
        />
        <TimeButton
          {...part}
          time={second || null}
          note={isNextDay ? strings.dayAfter : undefined}
          label={strings.end}
          prefix={strings.end}
          placeholder={strings.chooseEnd}
          title={[label, strings.end].join(strings.comma)}
          onSet={(time) => set(first, time)}
        />
      </div>
      <RangeEntries
        {...{ startName, endName, isDisabled }}
        start={sent?.start ?? ''}
        end={sent?.end ?? ''}
      />
    </GroupFrame>
  );
}
