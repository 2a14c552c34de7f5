import type { EtDate, IsoDate } from '@digis/ethio-date';
import { etToIso } from '@digis/ethio-date';
import { useState } from 'react';
import { useKit, useKitStrings } from '../../theme/kit-context.ts';
import { Button } from '../Button/Button.tsx';
import { canBeChosen, type DateLimits, withinLimits } from '../EthiopianDatePicker/date-limits.ts';
import { PickMonth } from '../EthiopianDatePicker/PickMonth.tsx';
import { rangeOfYears, within } from '../MonthCalendar/calendar-window.ts';
import { PickerFrame } from '../private/picker/PickerDialog.tsx';
import { presetList } from './DateRangePicker.css.ts';
import { type DateRange, inOrder, presetRange, type RangePreset } from './range-presets.ts';
import { hint, readBack } from '../private/picker/picker.css.ts';
import { rangeWords } from './range-words.ts';

interface RangeReadBackProps {
  chosen: DateRange | null;
  /** True after the first of the two presses that choose a range. */
  isHalf: boolean;
}

function RangeReadBack({ chosen, isHalf }: RangeReadBackProps) {
  const kit = useKit();
  const strings = useKitStrings();
  const words = chosen && rangeWords(chosen, kit);
  return (
    <p aria-live="polite" className={readBack}>
      {words?.first ?? strings.chooseFirstDay}
      <span className={hint}>{isHalf ? strings.chooseLastDay : words?.other}</span>
    </p>
  );
}

export interface RangeFaceProps {
  title: string;
  start: DateRange | null;
  startDay: EtDate;
  limits: DateLimits;
  presets: readonly RangePreset[];
  today: IsoDate;
  trigger: HTMLElement | null;
  onSet: (range: DateRange) => void;
  onClear: (() => void) | undefined;
  onClose: () => void;
}

const said = {};

/** Takes the two ends in either order; a third press begins another range. */
export function RangeFace(props: RangeFaceProps) {
  const { title, start, startDay, limits, presets, today, trigger, onSet, ...acts } = props;
  const { calendar } = useKit();
  const [chosen, setChosen] = useState(start);
  const [isHalf, setHalf] = useState(false);
  const [focusedDate, setFocusedDate] = useState(etToIso(startDay));
  const range = rangeOfYears(limits.yearRange);
  const moveTo = (date: IsoDate) => setFocusedDate(within(range, date));

  const press = (date: IsoDate) => {
    moveTo(date);
    if (!canBeChosen(limits, date)) return;
    setChosen(isHalf && chosen ? inOrder(chosen.from, date) : { from: date, to: date });
    setHalf(!isHalf);
  };
  const choosePreset = (preset: RangePreset) => {
    const { from, to } = presetRange(preset, calendar, today);
    setChosen({ from: withinLimits(limits, from), to: withinLimits(limits, to) });
    setHalf(false);
    moveTo(withinLimits(limits, to));
  };
  const choiceOf = (date: IsoDate) => ({
    isChosen: date === chosen?.from || date === chosen?.to,
    isBetween: chosen !== null && date > chosen.from && date < chosen.to,
  });
  return (
    <PickerFrame
      {...{ title, trigger, ...acts }}
      placement="bottom start"
      canSet={chosen !== null}
      onSet={() => chosen && onSet(chosen)}
    >
      <Presets presets={presets} onChoose={choosePreset} />
      <PickMonth
        {...{ focusedDate, moveTo, today, range, limits, choiceOf }}
        said={said}
        onPress={press}
      />
      <RangeReadBack {...{ chosen, isHalf }} />
    </PickerFrame>
  );
}

interface PresetsProps {
  presets: readonly RangePreset[];
  onChoose: (preset: RangePreset) => void;
}

function Presets({ presets, onChoose }: PresetsProps) {
  const strings = useKitStrings();
  return (
    <div role="group" aria-label={strings.ranges} className={presetList}>
      {presets.map((preset) => (
        <Button
          key={preset}
          size="small"
          variant="soft"
          tone="neutral"
          onPress={() => onChoose(preset)}
        >
          {strings[preset]}
        </Button>
      ))}
    </div>
  );
}
