/** A telephone number as a link that calls it. */
import { formatPhone, internationalPhone, normalisePhone } from '@digis/domain';
import { link } from '../../styles/text.css.ts';
import { phoneText } from './PhoneText.css.ts';
import { type CommonProps, rootProps } from '../private/common-props.ts';

interface PhoneTextSettings extends CommonProps {
  /** Shows text without a link, as inside a row or card that can be pressed. */
  isPlain?: boolean;
}

export type PhoneTextProps = PhoneTextSettings &
  (
    | {
        /** `0911223344`, or as received: `+251911223344`. */
        value: string;
        phone?: undefined;
      }
    | {
        value?: undefined;
        /** @deprecated Use `value`. */
        phone: string;
      }
  );

/** To enter a number use `PhoneField`. */
export function PhoneText(props: PhoneTextProps) {
  const { isPlain } = props;
  const kept = normalisePhone(props.value === undefined ? props.phone : props.value);
  const shown = formatPhone(kept);
  if (isPlain)
    return (
      <span {...rootProps(props)} className={phoneText}>
        {shown}
      </span>
    );
  return (
    <a
      {...rootProps(props)}
      href={`tel:${internationalPhone(kept)}`}
      className={`${link} ${phoneText}`}
    >
      {shown}
    </a>
  );
}
