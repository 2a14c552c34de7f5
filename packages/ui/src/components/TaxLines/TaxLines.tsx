/** A price with value added tax: the net amount, the tax, and the total they make. */
import { useKit, useKitStrings } from '../../theme/kit-context.ts';
import { Birr } from '../Birr/Birr.tsx';
import { type Description, DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { type CommonProps, rootProps } from '../private/common-props.ts';
import { inBirr } from '../private/unusable.ts';
import { sum, sums } from './TaxLines.css.ts';

export interface TaxLinesProps extends CommonProps {
  /** Birr without the tax. */
  net: number;
  /** Birr of the tax. */
  vat: number;
  /** Rate of the tax in percent. */
  rate: number;
  /** Birr with the tax; leave it out where it is shown beside the lines. */
  total?: number;
  /** Use `line` on a card or in a table. @default 'rows' */
  layout?: 'rows' | 'line';
}

/** For a price without tax show the total alone. For payments use `EventMoney`. */
export function TaxLines({ layout = 'rows', ...price }: TaxLinesProps) {
  return layout === 'line' ? <Line {...price} /> : <Rows {...price} />;
}

function Rows({ net, vat, rate, total, id, data }: TaxLinesProps) {
  const strings = useKitStrings();
  const whole: Description[] =
    total === undefined
      ? []
      : [{ label: strings.total, value: <Birr value={total} />, isStrong: true }];
  return (
    <DescriptionList
      {...{ id, data }}
      layout="rows"
      items={[
        { label: strings.netAmount, value: <Birr value={net} /> },
        { label: strings.vatAtRate(rate), value: <Birr value={vat} /> },
        ...whole,
      ]}
    />
  );
}

function Line({ net, vat, rate, total, id, data }: TaxLinesProps) {
  const strings = useKitStrings();
  const { locale } = useKit();
  const parts = [
    `${strings.netAmount} ${inBirr(net, { locale })}`,
    `${strings.vatAtRate(rate)} ${inBirr(vat, { locale })}`,
    ...(total === undefined ? [] : [`${strings.total} ${inBirr(total, { locale })}`]),
  ];
  return (
    <span {...rootProps({ id, data })} className={sums}>
      {parts.map((part, index) => (
        <span key={index} className={sum}>
          {part}
          {index < parts.length - 1 && ' ·'}
        </span>
      ))}
    </span>
  );
}
