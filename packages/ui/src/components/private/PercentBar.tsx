/** How much of an upload is done, to two decimals. */
import { ProgressBar } from 'react-aria-components';
import { useKitStrings } from '../../i18n/use-kit-strings.ts';
import { bar, fill, line, track } from './percent-bar.css.ts';
import { exactPercent } from './percent-words.ts';

export function PercentBar({ percent }: { percent: number }) {
  const strings = useKitStrings();
  return (
    <ProgressBar
      aria-label={strings.uploading}
      value={percent}
      valueLabel={exactPercent(percent)}
      className={bar}
    >
      <span className={line}>
        <span>{strings.uploading}</span>
        <span>{exactPercent(percent)}</span>
      </span>
      <span className={track}>
        <span className={fill} style={{ inlineSize: `${percent}%` }} />
      </span>
    </ProgressBar>
  );
}
