/** The parts of a whole as one bar, with figures in a legend. */
import type { ReactNode } from 'react';
import { Label, Meter as AriaMeter } from 'react-aria-components';
import { useKit, useKitStrings } from '../../theme/kit-context.ts';
import { Birr } from '../Birr/Birr.tsx';
import { type CommonProps, dataAttributes } from '../private/common-props.ts';
import { inBirr } from '../private/unusable.ts';
import { bar, figure, head, legend, legendItem, meter, part, swatch } from './Meter.css.ts';
import { shares } from './meter-shares.ts';

export interface MeterSegment {
  readonly id: string;
  readonly label: string;
  /** Birr, or a count. */
  readonly value: number;
  /** `caution` is striped, so that it is recognised without colour. @default 'brand' */
  readonly tone?: 'brand' | 'positive' | 'caution' | 'critical' | 'info';
}

export interface MeterProps extends CommonProps {
  label: string;
  /** In the same unit as the parts. */
  total: number;
  segments: readonly MeterSegment[];
  /** Label of the remainder in the legend. */
  restLabel?: string;
  /** @default 'birr' */
  unit?: 'birr' | 'count';
}

/** The legend states each figure. For a running task use `ProgressBar`. */
export function Meter(props: MeterProps) {
  const { label, total, segments, restLabel, unit = 'birr', data, ...rest } = props;
  const { locale } = useKit();
  const strings = useKitStrings();
  const { scale, filled, left, percent } = shares(total, segments);
  const text = (value: number) => (unit === 'birr' ? inBirr(value, { locale }) : String(value));
  const show = (value: number): ReactNode =>
    unit === 'birr' ? <Birr value={value} /> : String(value);
  const parts = [
    ...segments.map((segment) => ({ tone: 'brand', ...segment })),
    ...(restLabel === undefined ? [] : [{ id: '', label: restLabel, value: left, tone: 'rest' }]),
  ];
  const words = parts.map((segment) => `${segment.label} ${text(segment.value)}`);
  return (
    <AriaMeter
      {...rest}
      {...dataAttributes(data)}
      value={filled}
      maxValue={scale}
      valueLabel={[text(total), ...words].join(strings.comma)}
      className={meter}
    >
      <span className={head}>
        <Label>{label}</Label>
        <span className={figure}>{show(total)}</span>
      </span>
      <span aria-hidden className={bar}>
        {segments.map(({ id, value, tone = 'brand' }) => (
          <span
            key={id}
            className={part}
            data-tone={tone}
            style={{ inlineSize: `${percent(value)}%` }}
          />
        ))}
      </span>
      <span aria-hidden className={legend}>
        {parts.map(({ id, label: name, value, tone }) => (
          <span key={id} className={legendItem}>
            <span className={swatch} data-tone={tone} />
            <span>{name}</span>
            <span className={figure}>{show(value)}</span>
          </span>
        ))}
      </span>
    </AriaMeter>
  );
}
