/** An amount of money as text: `12,500 Br`. */
import { useKit } from '../../theme/kit-context.ts';
import { DASH, inBirr } from '../private/unusable.ts';
import { birr } from './Birr.css.ts';
import { type CommonProps, rootProps } from '../private/common-props.ts';

export interface BirrProps extends CommonProps {
  /** Birr, with at most two decimals; any other number is shown as a dash. */
  amount: number;
  /** `always` puts a plus before incoming money. @default 'auto' */
  sign?: 'auto' | 'always';
  /** The currency's name: `Br` and `ETB` are ብር in Amharic, any other stays as it is. @default 'Br' */
  currency?: string;
}

/** Every sum of the app, so that all are written alike. To enter one take `MoneyField`. */
export function Birr({ amount, sign = 'auto', currency = 'Br', ...rest }: BirrProps) {
  const { locale } = useKit();
  const words = inBirr(amount, { locale, currency });
  const common = { ...rootProps(rest), className: birr };
  if (words === DASH) return <span {...common}>{DASH}</span>;
  return (
    <data {...common} value={amount}>
      {sign === 'always' && amount > 0 && '+'}
      {words.replace('\u00a0', ' ')}
    </data>
  );
}
