/** A telephone number as a link that calls it. */
import { formatPhone, internationalPhone, normalisePhone } from '@digis/domain';
import { link } from '../../styles/text.css.ts';
import { phoneText } from './PhoneText.css.ts';

export interface PhoneTextProps {
  /** `0911223344`, or as it came: `+251911223344`. */
  phone: string;
  /** Plain text, where the number sits inside something pressable. */
  isPlain?: boolean;
}

/** For a number to call. To enter one use `PhoneField`. */
export function PhoneText({ phone, isPlain }: PhoneTextProps) {
  const kept = normalisePhone(phone);
  const shown = formatPhone(kept);
  if (isPlain) return <span className={phoneText}>{shown}</span>;
  return (
    <a href={`tel:${internationalPhone(kept)}`} className={`${link} ${phoneText}`}>
      {shown}
    </a>
  );
}
