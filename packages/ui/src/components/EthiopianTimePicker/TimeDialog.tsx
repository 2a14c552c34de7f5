import { type IsoDate, type Time, formatEthiopianTime, formatWesternTime } from '@digis/ethio-date';
import {
  pickBefore,
  pickerHours,
  pickerPeriods,
  pickerSlots,
  parsePickerTime,
  type PickerTime,
} from '@digis/ethio-date/picker';
import { type KeyboardEvent, useState } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { useKitStrings, useKit } from '../../theme/kit-context.ts';
import { PickerDialog } from '../private/picker/PickerDialog.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { keys, choice, grid, group } from './ChoiceGrid.css.ts';
import { draftOf, inPeriod, timeOf } from './time-draft.ts';
import { typedDigits, withHour } from './typed-hour.ts';
import { Button } from '../Button/Button.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { hint, readBack } from '../private/picker/picker.css.ts';
import { nightWords } from './night-words.ts';
import { label as labelStyle } from '../private/field/control.css.ts';

interface ChoiceGridProps<Id extends string | number> {
  label: string;
  columns: 2 | 6;
  items: readonly { readonly id: Id; readonly label: string }[];
  value: Id | null;
  onChange: (value: Id) => void;
}

function ChoiceGrid<Id extends string | number>(props: ChoiceGridProps<Id>) {
  const { label, columns, items, value, onChange } = props;
  return (
    <div className={group}>
      <span aria-hidden className={labelStyle}>
        {label}
      </span>
      <ToggleButtonGroup
        aria-label={label}
        className={grid}
        data-columns={columns}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={value === null ? [] : [value]}
        onSelectionChange={(keys) => {
          const chosen = items.find((item) => keys.has(item.id));
          if (chosen) onChange(chosen.id);
        }}
      >
        {items.map((item) => (
          <ToggleButton key={item.id} id={item.id} className={choice}>
            {item.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}

interface TimeReadBackProps {
  time: Time | null;
  eventDate: IsoDate | null | undefined;
}

function TimeReadBack({ time, eventDate }: TimeReadBackProps) {
  const { dates } = useKit();
  const strings = useKitStrings();
  const night = time && nightWords(time, eventDate, dates, strings);
  const said = time && formatWesternTime(time, dates);
  const western = said && said !== time ? ` (${said})` : '';
  return (
    <p aria-live="polite" className={readBack}>
      {time ? `= ${time}${western}` : <span className={hint}>{strings.chooseHour}</span>}
      {night && <span className={hint}>{night}</span>}
    </p>
  );
}

interface OutsideOfZoneProps {
  suggestion: PickerTime;
  onTake: () => void;
}

/** Offers the nearest allowed time. D17 */
function OutsideOfZone({ suggestion, onTake }: OutsideOfZoneProps) {
  const { dates } = useKit();
  const strings = useKitStrings();
  const parsed = parsePickerTime(suggestion);
  const words = parsed.ok
    ? `${formatEthiopianTime(parsed.time, dates)} (${formatWesternTime(parsed.time, dates)})`
    : '';
  return (
    <>
      <Notice tone="critical" isLive>
        {strings.outsideOfZone}
      </Notice>
      <Button variant="soft" onPress={onTake}>
        {strings.takeInstead(words)}
      </Button>
    </>
  );
}

export interface TimeDialogProps {
  title: string;
  start: Time | null;
  eventDate: IsoDate | null | undefined;
  onSet: (time: Time) => void;
  onClose: () => void;
}

export function TimeDialog({ title, start, eventDate, onSet, onClose }: TimeDialogProps) {
  const strings = useKitStrings();
  const [draft, setDraft] = useState(() => draftOf(start));
  const [digits, setDigits] = useState('');
  const parsed = timeOf(draft);
  // D17 - for a time outside the zone, Set stays enabled and does nothing.
  const set = () => parsed?.ok && onSet(parsed.time);
  const type = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (/^\d$/u.test(event.key)) {
      const typed = typedDigits(digits, event.key);
      setDigits(typed);
      setDraft(withHour(draft, typed));
    } else if (event.key === 'Enter' && digits !== '') {
      // Otherwise Enter would press the focused button.
      event.preventDefault();
      event.stopPropagation();
      set();
    } else if (event.key !== 'Shift') setDigits('');
  };
  return (
    // The dialog is portaled, but React passes its key events to this element.
    <div role="presentation" className={keys} onKeyDownCapture={type}>
      <PickerDialog title={title} canSet={parsed !== null} onSet={set} onClose={onClose}>
        <SegmentedControl
          aria-label={strings.partOfDay}
          items={pickerPeriods.map((period) => ({ id: period, label: strings[period] }))}
          value={draft.period}
          onChange={(period) => setDraft(inPeriod(draft, period))}
        />
        <ChoiceGrid
          label={strings.hour}
          columns={6}
          items={pickerHours[draft.period].map((hour) => ({ id: hour, label: String(hour) }))}
          value={draft.hour}
          onChange={(hour) => setDraft({ ...draft, hour })}
        />
        <ChoiceGrid
          label={strings.minutes}
          columns={2}
          items={pickerSlots.map((slot) => ({ id: slot, label: strings[`slot${slot}`] }))}
          value={draft.slot}
          onChange={(slot) => setDraft({ ...draft, slot })}
        />
        {parsed?.ok === false ? (
          <OutsideOfZone
            suggestion={pickBefore(draft.period)}
            onTake={() => setDraft(pickBefore(draft.period))}
          />
        ) : (
          <TimeReadBack time={parsed?.time ?? null} eventDate={eventDate} />
        )}
      </PickerDialog>
    </div>
  );
}
