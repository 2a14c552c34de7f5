/** A QR code of a text. */
import { encode } from 'uqr';
import { code } from './QrCode.css.ts';
import { type CommonProps, rootProps } from '../private/common-props.ts';
import { DASH, isForDevelopers, tellDevelopers } from '../private/unusable.ts';

export interface QrCodeProps extends CommonProps {
  /** A text of more than about a thousand Amharic letters is too long and shows a dash. */
  text: string;
  /** Says what the code is for, to screen readers. */
  label: string;
}

function encoded(text: string) {
  try {
    return encode(text);
  } catch {
    if (isForDevelopers) tellDevelopers(`a text of ${text.length} letters fits no QR code`);
    return null;
  }
}

/** Show the text as well, because a phone cannot scan its own screen. */
export function QrCode({ text, label, id, data }: QrCodeProps) {
  const found = encoded(text);
  if (!found) {
    return (
      <span {...rootProps({ id, data })} role="img" aria-label={label}>
        {DASH}
      </span>
    );
  }
  const { data: rows, size } = found;
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
