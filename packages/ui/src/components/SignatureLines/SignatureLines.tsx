/** Lines to sign on with a pen, each with the meaning of its signature. */
import { type CommonProps, rootProps } from '../private/common-props.ts';
import { line, lines } from './SignatureLines.css.ts';

export interface SignatureLinesProps extends CommonProps {
  /** Meaning of each signature: "Counted by". */
  labels: readonly string[];
}

/** For the end of a paper. */
export function SignatureLines({ labels, ...rest }: SignatureLinesProps) {
  return (
    <ul {...rootProps(rest)} className={lines}>
      {labels.map((label) => (
        <li key={label} className={line}>
          {label}
        </li>
      ))}
    </ul>
  );
}
