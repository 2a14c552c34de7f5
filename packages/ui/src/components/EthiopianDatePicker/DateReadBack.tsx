import { formatGregorian, type IsoDate } from '@digis/ethio-date';
import { useKit, useKitStrings } from '../../theme/kit-context.ts';
import { aside, hint, readBack } from '../private/picker/picker.css.ts';

export interface DateReadBackProps {
  date: IsoDate;
  canSet: boolean;
  words?: string;
}

export function DateReadBack({ date, canSet, words }: DateReadBackProps) {
  const { dates } = useKit();
  const strings = useKitStrings();
  return (
    <p aria-live="polite" className={readBack}>
      {`= ${formatGregorian(date, 'full', dates)}`}
      {words && <span className={aside}>{words}</span>}
      {!canSet && <span className={hint}>{strings.dayNotOffered}</span>}
    </p>
  );
}
