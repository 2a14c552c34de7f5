/** An amount of money as text: `12,500 Br`. */
import { useKit } from '../../theme/kit-context.ts';
import { DASH, inBirr } from '../private/unusable.ts';
import { birr } from './Birr.css.ts';

export interface BirrProps {
  /** Birr, with at most two decimals; any other number is shown as a dash. */
  amount: number;
  /** `always` puts a plus before what comes in. @default 'auto' */
  sign?: 'auto' | 'always';
  /** The currency's name in English. @default 'Br' */
  currency?: 'Br' | 'ETB';
}

/** Every sum of the app, so that all are written alike. To enter one take `MoneyField`. */
export function Birr({ amount, sign = 'auto', currency = 'Br' }: BirrProps) {
  const { locale } = useKit();
  const words = inBirr(amount, { locale, currency });
  if (words === DASH) return <span className={birr}>{DASH}</span>;
  return (
    <data value={amount} className={birr}>
      {sign === 'always' && amount > 0 && '+'}
      {words.replace('\u00a0', ' ')}
    </data>
  );
}
