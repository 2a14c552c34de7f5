/** A placeholder in the shape of content that loads. */
import { useKitStrings } from '../../theme/kit-context.ts';
import { visuallyHidden } from '../../styles/text.css.ts';
import { bone, skeleton } from './Skeleton.css.ts';
import { type CommonProps, rootProps } from '../private/common-props.ts';

export interface SkeletonProps extends CommonProps {
  /** @default 'text' */
  shape?: 'text' | 'row' | 'card' | 'button';
  /** Number of lines or cards. @default 3 */
  count?: number;
  /** Announced once for the region that loads. @default 'Loading…' */
  label?: string;
}

/** For content of a known shape. For the user's own work use `BusyOverlay`. */
export function Skeleton({ shape = 'text', count = 3, label, ...rest }: SkeletonProps) {
  const strings = useKitStrings();
  return (
    <div {...rootProps(rest)}>
      <span role="status" className={visuallyHidden}>
        {label ?? strings.loading}
      </span>
      <div aria-hidden className={skeleton}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={bone} data-shape={shape} />
        ))}
      </div>
    </div>
  );
}
