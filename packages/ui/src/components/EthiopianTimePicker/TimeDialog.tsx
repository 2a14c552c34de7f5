/** The dialog of the time picker: part of the day, hour and quarter, with the 24-hour time shown. */
import { type IsoDate, type Time } from '@digis/ethio-date';
import { pickBefore, pickerHours, pickerPeriods, pickerSlots } from '@digis/ethio-date/picker';
import { useState } from 'react';
import { useKitStrings } from '../../theme/kit-context.ts';
import { PickerDialog } from '../private/picker/PickerDialog.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { ChoiceGrid } from './ChoiceGrid.tsx';
import { OutsideOfZone } from './OutsideOfZone.tsx';
import { draftOf, inPeriod, timeOf } from './time-draft.ts';
import { TimeReadBack } from './TimeReadBack.tsx';

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
  const parsed = timeOf(draft);
  return (
    <PickerDialog
      title={title}
      canSet={parsed !== null}
      // SPEC: D17 - outside of the zone Set stays, and does nothing.
      onSet={() => parsed?.ok && onSet(parsed.time)}
      onClose={onClose}
    >
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
  );
}
