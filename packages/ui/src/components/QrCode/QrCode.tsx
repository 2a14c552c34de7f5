/** A text as a QR code. */
import { encode } from 'uqr';
import { code } from './QrCode.css.ts';

export interface QrCodeProps {
  /** The encoded text. */
  text: string;
  /** Its purpose, for screen readers. */
  label: string;
}

/** Show the same as text beside it, because a phone cannot scan its own screen. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text);
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg className={code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} fill="currentColor" shapeRendering="crispEdges" />
    </svg>
  );
}
