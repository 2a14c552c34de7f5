/** The range that is chosen, in both calendars, or what to press next. */
import { useKit, useKitStrings } from '../../theme/kit-context.ts';
import { hint, readBack } from '../private/picker/picker.css.ts';
import type { DateRange } from './range-presets.ts';
import { rangeWords } from './range-words.ts';

export interface RangeReadBackProps {
  chosen: DateRange | null;
  /** One day was pressed, and the other is to come. */
  isHalf: boolean;
}

export function RangeReadBack({ chosen, isHalf }: RangeReadBackProps) {
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
