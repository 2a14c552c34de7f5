/** A link within text, or alone in a line. */
import { ExternalLink } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Link as AriaLink } from 'react-aria-components';
import { link as linkText, visuallyHidden } from '../../styles/text.css.ts';
import { useKitStrings } from '../../theme/kit-context.ts';
import { type CommonProps, dataAttributes } from '../private/common-props.ts';
import { link, sign } from './Link.css.ts';

export interface LinkProps extends CommonProps {
  /** A path of the app, taken there without loading a page, or any address. */
  href: string;
  children: ReactNode;
  /** `_blank` shows a sign, and says that a new tab opens. */
  target?: '_blank';
  /** A file to keep, under this name. */
  download?: boolean | string;
  /** `inherit` takes the colour of the text around it. @default 'brand' */
  tone?: 'brand' | 'inherit';
  /** Alone in a line or a cell: as high as a finger needs. */
  isStandalone?: boolean;
  isDisabled?: boolean;
  'aria-label'?: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** A word of a sentence that goes somewhere. One that looks like a button is `LinkButton`. */
export function Link(props: LinkProps) {
  const { children, tone = 'brand', isStandalone, data, ...rest } = props;
  const strings = useKitStrings();
  return (
    <AriaLink
      {...rest}
      {...dataAttributes(data)}
      rel={rest.target && 'noopener'}
      className={`${linkText} ${link}`}
      data-tone={tone}
      data-standalone={isStandalone || undefined}
    >
      {children}
      {rest.target && (
        <>
          <ExternalLink aria-hidden className={sign} />
          <span className={visuallyHidden}>{`(${strings.opensNewTab})`}</span>
        </>
      )}
    </AriaLink>
  );
}
