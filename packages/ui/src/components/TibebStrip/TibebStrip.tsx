/** A thin woven border like tibeb, the edge of Ethiopian cloth. */
import { useId } from 'react';
import { diamond, ground, knot, strip, thread } from './TibebStrip.css.ts';
import { type CommonProps, rootProps } from '../private/common-props.ts';

export type TibebStripProps = CommonProps;

/** A decoration, which screen readers skip. */
export function TibebStrip({ id, data }: TibebStripProps) {
  const pattern = useId();
  return (
    <svg {...rootProps({ id, data })} aria-hidden className={strip} preserveAspectRatio="none">
      <defs>
        <pattern id={pattern} width="24" height="12" patternUnits="userSpaceOnUse">
          <rect width="24" height="12" className={ground} />
          <path d="M0 1.5h24M0 10.5h24" className={thread} strokeDasharray="2 1" />
          <path d="M0 6l6-4 6 4-6 4z" className={knot} />
          <path d="M12 6l6-4 6 4-6 4z" className={knot} />
          <path d="M3 6l3-2 3 2-3 2z" className={diamond} />
          <path d="M16.5 6l1.5-1 1.5 1-1.5 1z" className={diamond} />
          <path d="M11 6h2M23 6h1M0 6h1" className={thread} />
        </pattern>
      </defs>
      <rect width="100%" height="12" fill={`url(#${pattern})`} />
    </svg>
  );
}
