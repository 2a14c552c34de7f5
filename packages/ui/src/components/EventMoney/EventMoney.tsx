/** The parts of an event's price: received, waiting for approval, left to pay. */
import { useKit, useKitStrings } from '../../theme/kit-context.ts';
import { Birr } from '../Birr/Birr.tsx';
import { type Description, DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { inBirr } from '../private/unusable.ts';
import { sum, sums } from './EventMoney.css.ts';
import { type CommonProps, rootProps } from '../private/common-props.ts';

export interface EventMoneyProps extends CommonProps {
  /** Birr; the sum of `received`, `waiting` and `left`. */
  total: number;
  /** Birr that the cashier approved. */
  received: number;
  /** Birr waiting for approval; a refund is negative. */
  waiting: number;
  /** Birr still to pay; a negative amount is the client's credit. */
  left: number;
  /** Birr of the agreed advance; shown only with `rows`. */
  agreed?: number;
  /** Use `line` where the total is already shown beside it. @default 'rows' */
  layout?: 'rows' | 'line';
}

/** Always shows the waiting part: "left" alone would count it as received. */
export function EventMoney({ layout = 'rows', ...money }: EventMoneyProps) {
  return layout === 'line' ? <Line {...money} /> : <Rows {...money} />;
}

function Rows({ total, received, waiting, left, agreed, id, data }: EventMoneyProps) {
  const strings = useKitStrings();
  const claim: Description[] =
    agreed === undefined ? [] : [{ label: strings.agreedAdvance, value: <Birr value={agreed} /> }];
  return (
    <DescriptionList
      {...{ id, data }}
      layout="rows"
      items={[
        { label: strings.total, value: <Birr value={total} />, isStrong: true },
        ...claim,
        { label: strings.received, value: <Birr value={received} /> },
        { label: strings.waitingForApproval, value: <Birr value={waiting} /> },
        { label: strings.leftToPay, value: <Birr value={left} />, isStrong: true },
      ]}
    />
  );
}

function Line({ received, waiting, left, id, data }: EventMoneyProps) {
  const strings = useKitStrings();
  const { locale } = useKit();
  const birr = (amount: number) => inBirr(amount, { locale });
  return (
    <span {...rootProps({ id, data })} className={sums}>
      <span className={sum}>{strings.amountReceived(birr(received))} ·</span>{' '}
      <span className={sum}>{strings.amountWaiting(birr(waiting))} ·</span>{' '}
      <span className={sum}>{strings.amountLeft(birr(left))}</span>
    </span>
  );
}
