/** A telephone number as a link that calls it. */
import { formatPhone } from '@digis/domain';
import { link } from '../../styles/text.css.ts';
import { phoneText } from './PhoneText.css.ts';

export interface PhoneTextProps {
  /** In the stored form, `0911223344`. */
  phone: string;
  /** Plain text, where the number sits inside something pressable. */
  isPlain?: boolean;
}

/** For a number to call. To enter one use `PhoneField`. */
export function PhoneText({ phone, isPlain }: PhoneTextProps) {
  const shown = formatPhone(phone);
  if (isPlain) return <span className={phoneText}>{shown}</span>;
  return (
    <a href={`tel:${phone.replace(/^0/u, '+251')}`} className={`${link} ${phoneText}`}>
      {shown}
    </a>
  );
}
