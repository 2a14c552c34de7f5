/** A text as a QR code. */
import { encode } from 'uqr';
import { code } from './QrCode.css.ts';
import { type CommonProps, rootProps } from '../private/common-props.ts';

export interface QrCodeProps extends CommonProps {
  /** The encoded text. */
  text: string;
  /** Its purpose, for screen readers. */
  label: string;
}

/** Show the same as text beside it, because a phone cannot scan its own screen. */
export function QrCode({ text, label, id, data }: QrCodeProps) {
  const { data: rows, size } = encode(text);
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      {...rootProps({ id, data })}
      className={code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
    >
      <path d={path} fill="currentColor" shapeRendering="crispEdges" />
    </svg>
  );
}
