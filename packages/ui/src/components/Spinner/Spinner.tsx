/** A spinner for work of unknown duration. */
import { ProgressBarContext, useSlottedContext } from 'react-aria-components';
import { useKitStrings } from '../../theme/kit-context.ts';
import { spinner } from './Spinner.css.ts';
import { type CommonProps, dataAttributes } from '../private/common-props.ts';

export interface SpinnerProps extends CommonProps {
  /** Name of the work. @default 'Loading…' */
  'aria-label'?: string;
  /** @default 'small' */
  size?: 'small' | 'large';
}

/** For a whole form use `BusyOverlay`, for content that loads `Skeleton`. */
export function Spinner({ 'aria-label': label, size = 'small', id, data }: SpinnerProps) {
  const strings = useKitStrings();
  // A busy button uses this id to label itself by the spinner.
  const button = useSlottedContext(ProgressBarContext);
  const side = size === 'small' ? 20 : 40;
  return (
    <span
      role="progressbar"
      {...dataAttributes(data)}
      id={button?.id ?? id}
      aria-label={label ?? strings.loading}
      className={spinner}
    >
      <svg
        aria-hidden
        width={side}
        height={side}
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
      >
        <circle cx="10" cy="10" r="8" strokeWidth="2.5" opacity="0.25" />
        <path d="M18 10a8 8 0 0 0-8-8" strokeWidth="2.5" strokeLinecap="round" />
      </svg>
    </span>
  );
}
