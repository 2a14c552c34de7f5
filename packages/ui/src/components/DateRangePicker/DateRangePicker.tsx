/** A picker of a range of days in the Ethiopian calendar, with presets for the usual ranges. */
import { isoToEt, todayIso } from '@digis/ethio-date';
import { CalendarRange } from 'lucide-react';
import type { Ref } from 'react';
import { useKit } from '../../theme/kit-context.ts';
import type { DateLimits } from '../EthiopianDatePicker/date-limits.ts';
import { withinLimits } from '../EthiopianDatePicker/date-limits.ts';
import { usableYears } from '../MonthCalendar/calendar-window.ts';
import type { CommonProps, FieldFocus } from '../private/common-props.ts';
import type { FieldState } from '../private/field/field-props.ts';
import { RangeEntries, type RangeNames } from '../private/field/RangeEntries.tsx';
import { useFieldValue } from '../private/field/use-field-value.ts';
import { PickerField } from '../private/picker/PickerField.tsx';
import { usableDate } from '../private/unusable.ts';
import { bothWords, otherWords } from './DateRangePicker.css.ts';
import { RangeFace } from './RangeFace.tsx';
import { type DateRange, presetNames, type RangePreset } from './range-presets.ts';
import { rangeWords } from './range-words.ts';

export interface DateRangePickerProps
  extends FieldState, CommonProps, FieldFocus, Partial<DateLimits>, RangeNames {
  label: string;
  /**
   * Both days included; Gregorian, `YYYY-MM-DD`. A form submits `2026-09-11/2026-09-21` under
   * `name`, or one day each under `startName` and `endName`.
   */
  value?: DateRange | null;
  defaultValue?: DateRange | null;
  onChange?: (value: DateRange | null) => void;
  /** Ranges that one press chooses. @default all five */
  presets?: readonly RangePreset[];
  allowClear?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** For one day use `EthiopianDatePicker`. */
export function DateRangePicker(props: DateRangePickerProps) {
  const {
    value: given,
    defaultValue,
    onChange,
    presets = presetNames,
    allowClear,
    ...rest
  } = props;
  const { yearRange, minValue, maxValue, isDateUnavailable, startName, endName, ...field } = rest;
  const kit = useKit();
  const [held, setValue, onReset] = useFieldValue<DateRange | null>(
    { value: given, defaultValue, onChange },
    null,
  );
  const value = usableRange(held);
  const words = value && rangeWords(value, kit);
  const limits = {
    yearRange: usableYears(yearRange),
    minValue: usableDate(minValue) ?? undefined,
    maxValue: usableDate(maxValue) ?? undefined,
    isDateUnavailable,
  };
  const today = todayIso({ now: kit.now() });
  const finish = (range: DateRange | null, close: () => void) => {
    setValue(range);
    close();
  };
  return (
    <>
      <PickerField
        {...{ ...field, onReset }}
        faultName={startName ?? endName}
        value={words && <RangeText {...words} />}
        valueWords={words && `${words.first} (${words.other})`}
        formValue={value ? `${value.from}/${value.to}` : ''}
        icon={<CalendarRange aria-hidden />}
        renderDialog={(close, trigger) => (
          <RangeFace
            title={field.label}
            start={value}
            startDay={isoToEt(value?.to ?? withinLimits(limits, today))}
            {...{ limits, presets, today, trigger }}
            onSet={(range) => finish(range, close)}
            onClear={allowClear && value ? () => finish(null, close) : undefined}
            onClose={close}
          />
        )}
      />
      <RangeEntries
        {...{ startName, endName }}
        start={value?.from ?? ''}
        end={value?.to ?? ''}
        isDisabled={field.isDisabled}
      />
    </>
  );
}

function usableRange(range: DateRange | null): DateRange | null {
  const from = usableDate(range?.from);
  const to = usableDate(range?.to);
  return from !== null && to !== null && from <= to ? { from, to } : null;
}

const RangeText = ({ first, other }: { first: string; other: string }) => (
  <span className={bothWords}>
    {first} <span className={otherWords}>{`(${other})`}</span>
  </span>
);
