/** The chosen time on the 24-hour clock, and the night it belongs to. */
import { formatWesternTime, type IsoDate, type Time } from '@digis/ethio-date';
import { useKit, useKitStrings } from '../../theme/kit-context.ts';
import { hint, readBack } from '../private/picker/picker.css.ts';
import { nightWords } from './night-words.ts';

export interface TimeReadBackProps {
  time: Time | null;
  eventDate: IsoDate | null | undefined;
}

export function TimeReadBack({ time, eventDate }: TimeReadBackProps) {
  const { locale } = useKit();
  const strings = useKitStrings();
  const night = time && nightWords(time, eventDate, locale, strings);
  const western = time && locale === 'en' ? ` (${formatWesternTime(time, locale)})` : '';
  return (
    <p aria-live="polite" className={readBack}>
      {time ? `= ${time}${western}` : <span className={hint}>{strings.chooseHour}</span>}
      {night && <span className={hint}>{night}</span>}
    </p>
  );
}
