/** How much of an upload is done, to two decimals. */
import { useKitStrings } from '../../i18n/use-kit-strings.ts';
import { bar, fill, line, track } from './percent-bar.css.ts';
import { exactPercent } from './percent-words.ts';

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
