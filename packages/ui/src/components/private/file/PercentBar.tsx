import { useKitStrings } from '#theme/kit-context.ts';
import { bar, fill, line, track } from './percent-bar.css.ts';

export function PercentBar({ percent }: { percent: number }) {
  const strings = useKitStrings();
  return (
    <div
      role="progressbar"
      aria-label={strings.uploading}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={exactPercent(percent)}
      className={bar}
    >
      <span className={line}>
        <span>{strings.uploading}</span>
        <span>{exactPercent(percent)}</span>
      </span>
      <span className={track}>
        <span className={fill} style={{ inlineSize: `${percent}%` }} />
      </span>
    </div>
  );
}

export const exactPercent = (percent: number): string => `${percent.toFixed(2)}%`;

export const spokenPercent = (percent: number): number => Math.floor(percent / 25) * 25;
