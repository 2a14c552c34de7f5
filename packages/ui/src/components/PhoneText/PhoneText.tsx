/** A telephone number as a link that calls it. */
import { formatPhone, internationalPhone, normalisePhone } from '@digis/domain';
import { link } from '../../styles/text.css.ts';
import { phoneText } from './PhoneText.css.ts';
import { type CommonProps, rootProps } from '../private/common-props.ts';

export interface PhoneTextProps extends CommonProps {
  /** `0911223344`, or as it came: `+251911223344`. */
  phone: string;
  /** Plain text, where the number sits inside something pressable. */
  isPlain?: boolean;
}

/** For a number to call. To enter one use `PhoneField`. */
export function PhoneText({ phone, isPlain, ...rest }: PhoneTextProps) {
  const kept = normalisePhone(phone);
  const shown = formatPhone(kept);
  if (isPlain)
    return (
      <span {...rootProps(rest)} className={phoneText}>
        {shown}
      </span>
    );
  return (
    <a
      {...rootProps(rest)}
      href={`tel:${internationalPhone(kept)}`}
      className={`${link} ${phoneText}`}
    >
      {shown}
    </a>
  );
}
