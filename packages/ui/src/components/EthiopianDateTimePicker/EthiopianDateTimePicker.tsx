/** An Ethiopian date and a time on the Ethiopian clock, as one field with one value. */
import type { EtDateWords } from '@digis/ethio-date';
import type { Ref } from 'react';
import { useKit } from '../../theme/kit-context.ts';
import type { EthiopianDatePickerProps } from '../EthiopianDatePicker/EthiopianDatePicker.tsx';
import { nightWords } from '../EthiopianTimePicker/night-words.ts';
import { TimeButton } from '../EthiopianTimePicker/TimeButton.tsx';
import { usableYears } from '../MonthCalendar/calendar-window.ts';
import type { FieldState, FieldValue } from '../private/field/field-props.ts';
import { GroupFrame } from '../private/field/GroupFrame.tsx';
import { parts } from '../private/picker/picker.css.ts';
import { useHalves } from '../private/picker/use-halves.ts';
import { DayButton } from './DayButton.tsx';
import { type LocalDateTime, momentWords, pickedOf, toLocalDateTime } from './local-date-time.ts';

type DaySettings = Pick<
  EthiopianDatePickerProps,
  | 'variant'
  | 'placement'
  | 'yearRange'
  | 'isDateUnavailable'
  | 'getDayNote'
  | 'onDaysShown'
  | 'allowClear'
>;

export interface EthiopianDateTimePickerProps
  extends FieldState, FieldValue<LocalDateTime | null>, EtDateWords, DaySettings {
  label: string;
  /** The button that chooses the day. */
  ref?: Ref<HTMLButtonElement>;
  /**
   * Civil Gregorian day and 24-hour time, without a zone: `2026-09-21T15:00`, also in a form. If
   * the user picks a time after midnight, the value has the next day.
   */
  value?: LocalDateTime | null;
  defaultValue?: LocalDateTime | null;
  /** Called with null while a part is missing or the limits exclude the moment. */
  onChange?: (value: LocalDateTime | null) => void;
  /** Earliest moment, such as `2026-09-21T15:00`. */
  minValue?: LocalDateTime | undefined;
  maxValue?: LocalDateTime | undefined;
}

type MomentProps = Pick<
  EthiopianDateTimePickerProps,
  'value' | 'defaultValue' | 'onChange' | 'minValue' | 'maxValue'
>;

function useMoment({ minValue, maxValue, ...owned }: MomentProps) {
  const kit = useKit();
  const { strings } = kit;
  const first = pickedOf(minValue);
  const last = pickedOf(maxValue);

  function faultOf(moment: LocalDateTime): string | null {
    if (first && moment < toLocalDateTime(first.day, first.time))
      return strings.notBefore(momentWords(first, kit));
    if (last && moment > toLocalDateTime(last.day, last.time))
      return strings.notAfter(momentWords(last, kit));
    return null;
  }

  const halves = useHalves({
    ...owned,
    split(held) {
      const picked = pickedOf(held);
      return [picked?.day ?? '', picked?.time ?? ''];
    },
    join(day, time) {
      const moment = toLocalDateTime(day, time);
      return { value: moment, fault: faultOf(moment) };
    },
    missing: [strings.chooseDay, strings.chooseTime],
  });
  return { halves, firstDay: first?.day, lastDay: last?.day };
}

/** For a day alone use `EthiopianDatePicker`, for a time alone `EthiopianTimePicker`. */
export function EthiopianDateTimePicker(props: EthiopianDateTimePickerProps) {
  const { value, defaultValue, onChange, minValue, maxValue, ...rest } = props;
  const { ref, autoFocus, numerals, monthNames, yearRange, isDateUnavailable, ...more } = rest;
  const { variant, placement, getDayNote, onDaysShown, allowClear, ...field } = more;
  const { isDisabled, isReadOnly, label } = field;
  const { dates, strings } = useKit();
  const { halves, firstDay, lastDay } = useMoment({
    value,
    defaultValue,
    onChange,
    minValue,
    maxValue,
  });
  const day = halves.first || null;
  const time = halves.second || null;
  const night = time ? nightWords(time, day, dates, strings) : undefined;
  const part = { isDisabled, isReadOnly };
  return (
    <GroupFrame
      {...field}
      formValue={halves.formValue}
      fault={halves.fault ?? undefined}
      errorMessage={field.errorMessage || (halves.isWhole && halves.fault)}
      description={field.description ?? night}
      onReset={halves.onReset}
    >
      <div className={parts}>
        <DayButton
          {...{ ...part, ref, autoFocus, day, variant, placement, getDayNote, onDaysShown }}
          label={strings.day}
          placeholder={strings.chooseDay}
          title={[label, strings.day].join(strings.comma)}
          said={{ numerals, monthNames }}
          limits={{
            yearRange: usableYears(yearRange),
            minValue: firstDay,
            maxValue: lastDay,
            isDateUnavailable,
          }}
          onSet={(chosen) => halves.set(chosen, halves.second)}
          onClear={allowClear && day !== null ? () => halves.set('', '') : undefined}
        />
        <TimeButton
          {...{ ...part, day, time }}
          label={strings.time}
          placeholder={strings.chooseTime}
          title={[label, strings.time].join(strings.comma)}
          onSet={(chosen) => halves.set(halves.first, chosen)}
        />
      </div>
    </GroupFrame>
  );
}
