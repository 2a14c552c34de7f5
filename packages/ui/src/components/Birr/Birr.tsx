/** An amount of money as text: `12,500 Br`. */
import { useKit } from '../../theme/kit-context.ts';
import { DASH, inBirr } from '../private/unusable.ts';
import { birr } from './Birr.css.ts';
import { type CommonProps, rootProps } from '../private/common-props.ts';

interface BirrSettings extends CommonProps {
  /** `always` puts a plus sign before a positive amount. @default 'auto' */
  sign?: 'auto' | 'always';
  /** Amharic shows `Br` and `ETB` as ብር; other currencies stay as given. @default 'Br' */
  currency?: string;
}

export type BirrProps = BirrSettings &
  (
    | {
        /** Birr, with at most two decimals; any other value shows a dash. */
        value: number;
        amount?: undefined;
      }
    | {
        value?: undefined;
        /** @deprecated Use `value`. */
        amount: number;
      }
  );

/** To enter an amount use `MoneyField`. */
export function Birr(props: BirrProps) {
  const { sign = 'auto', currency = 'Br' } = props;
  const amount = props.value === undefined ? props.amount : props.value;
  const { locale } = useKit();
  const words = inBirr(amount, { locale, currency });
  const common = { ...rootProps(props), className: birr };
  if (words === DASH) return <span {...common}>{DASH}</span>;
  return (
    <data {...common} value={amount}>
      {sign === 'always' && amount > 0 && '+'}
      {words.replace('\u00a0', ' ')}
    </data>
  );
}
