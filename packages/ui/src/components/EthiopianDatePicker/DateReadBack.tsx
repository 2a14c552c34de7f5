/** The chosen day in the Gregorian calendar, and why it cannot be set. */
import { formatGregorian, type IsoDate } from '@digis/ethio-date';
import { useKit, useKitStrings } from '../../theme/kit-context.ts';
import { hint, readBack } from '../private/picker/picker.css.ts';

export interface DateReadBackProps {
  date: IsoDate;
  canSet: boolean;
}

export function DateReadBack({ date, canSet }: DateReadBackProps) {
  const { locale } = useKit();
  const strings = useKitStrings();
  return (
    <p aria-live="polite" className={readBack}>
      {`= ${formatGregorian(date, 'full', locale)}`}
      {!canSet && <span className={hint}>{strings.dayNotOffered}</span>}
    </p>
  );
}
