/** The progress of a task, from 0 to 100 percent. */
import { Label, ProgressBar as AriaProgressBar } from 'react-aria-components';
import { type CommonProps, dataAttributes } from '../private/common-props.ts';
import type { FieldLabel } from '../private/field/field-props.ts';
import { bar, fill, line, track } from '../private/file/percent-bar.css.ts';
import { isForDevelopers, tellDevelopers } from '../private/unusable.ts';
import { moving } from './ProgressBar.css.ts';

export type ProgressBarProps = FieldLabel &
  CommonProps & {
    /** The progress from 0 to 100; without it the progress is unknown. */
    value?: number;
    /** The state in words, in place of the percentage: "3 of 12 files". */
    valueLabel?: string;
  };

/** A running task. For a static share use `Meter`; for a wait of a second or two `Spinner`. */
export function ProgressBar({ label, value, valueLabel, data, ...rest }: ProgressBarProps) {
  const percent = usablePercent(value);
  const words = valueLabel ?? (percent === null ? '' : `${Math.round(percent)}%`);
  return (
    <AriaProgressBar
      {...rest}
      {...dataAttributes(data)}
      value={percent ?? 0}
      valueLabel={words}
      isIndeterminate={percent === null}
      className={bar}
    >
      {(label !== undefined || words) && (
        <span className={line}>
          {label === undefined ? <span /> : <Label>{label}</Label>}
          <span>{words}</span>
        </span>
      )}
      <span className={track}>
        {percent === null ? (
          <span className={`${fill} ${moving}`} />
        ) : (
          <span className={fill} style={{ inlineSize: `${percent}%` }} />
        )}
      </span>
    </AriaProgressBar>
  );
}

/** Within 0 and 100; null where there is no number. */
function usablePercent(value: number | undefined): number | null {
  if (value === undefined) return null;
  if (Number.isFinite(value)) return Math.min(100, Math.max(0, value));
  if (isForDevelopers) tellDevelopers(`${value} is no percentage`);
  return null;
}
