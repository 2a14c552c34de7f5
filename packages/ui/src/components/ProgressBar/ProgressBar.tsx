/** The progress of a task, from 0 to 100 percent. */
import { useId } from 'react';
import { type CommonProps, rootProps } from '../private/common-props.ts';
import type { FieldLabel } from '../private/field/field-props.ts';
import { bar, fill, line, track } from '../private/file/percent-bar.css.ts';
import { isForDevelopers, tellDevelopers } from '../private/unusable.ts';
import { moving } from './ProgressBar.css.ts';

export type ProgressBarProps = FieldLabel &
  CommonProps & {
    /** From 0 to 100; leave it out while unknown. */
    value?: number;
    /** Replaces the percentage: "3 of 12 files". */
    valueLabel?: string;
  };

/** For a share that does not change use `Meter`; for a wait of a second or two use `Spinner`. */
export function ProgressBar({ label, value, valueLabel, ...rest }: ProgressBarProps) {
  const labelId = useId();
  const percent = usablePercent(value);
  const words = valueLabel ?? (percent === null ? '' : `${Math.round(percent)}%`);
  return (
    // React Aria's component is not used, because each page with a button would load it.
    <div
      {...rootProps(rest)}
      role="progressbar"
      aria-label={rest['aria-label']}
      aria-labelledby={label === undefined ? undefined : labelId}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent ?? undefined}
      aria-valuetext={percent === null ? undefined : words}
      className={bar}
    >
      {(label !== undefined || words) && (
        <span className={line}>
          {label === undefined ? <span /> : <span id={labelId}>{label}</span>}
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
    </div>
  );
}

function usablePercent(value: number | undefined): number | null {
  if (value === undefined) return null;
  if (Number.isFinite(value)) return Math.min(100, Math.max(0, value));
  if (isForDevelopers) tellDevelopers(`${value} is no percentage`);
  return null;
}
