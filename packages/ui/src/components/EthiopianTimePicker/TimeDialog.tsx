/** The dialog of the time picker: part of the day, hour and quarter, with the 24-hour time shown. */
import { type IsoDate, type Time } from '@digis/ethio-date';
import { pickBefore, pickerHours, pickerPeriods, pickerSlots } from '@digis/ethio-date/picker';
import { type KeyboardEvent, useState } from 'react';
import { useKitStrings } from '../../theme/kit-context.ts';
import { PickerDialog } from '../private/picker/PickerDialog.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { keys } from './ChoiceGrid.css.ts';
import { ChoiceGrid } from './ChoiceGrid.tsx';
import { OutsideOfZone } from './OutsideOfZone.tsx';
import { draftOf, inPeriod, timeOf } from './time-draft.ts';
import { TimeReadBack } from './TimeReadBack.tsx';
import { typedDigits, withHour } from './typed-hour.ts';

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
  // SPEC: D17 - outside of the zone Set stays, and does nothing.
  const set = () => parsed?.ok && onSet(parsed.time);
  const type = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (/^\d$/u.test(event.key)) {
      const typed = typedDigits(digits, event.key);
      setDigits(typed);
      setDraft(withHour(draft, typed));
    } else if (event.key === 'Enter' && digits !== '') {
      // It would press what has the focus, which is not what was typed.
      event.preventDefault();
      event.stopPropagation();
      set();
    } else if (event.key !== 'Shift') setDigits('');
  };
  return (
    // The dialog is elsewhere in the page, yet its keys come by here.
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
