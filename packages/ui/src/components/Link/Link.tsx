/** A link within text, or alone in a line. */
import { ExternalLink } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Link as AriaLink } from 'react-aria-components';
import { link as linkText, visuallyHidden } from '../../styles/text.css.ts';
import { useKitStrings } from '../../theme/kit-context.ts';
import { type CommonProps, dataAttributes } from '../private/common-props.ts';
import { link, sign } from './Link.css.ts';

export interface LinkProps extends CommonProps {
  /** A path of the app, opened without reloading, or any URL. */
  href: string;
  children: ReactNode;
  /** `_blank` shows an icon and announces the new tab. */
  target?: '_blank';
  /** Downloads the file; a string is the name to save it under. */
  download?: boolean | string;
  /** `inherit` takes the colour of the surrounding text. @default 'brand' */
  tone?: 'brand' | 'inherit';
  /** Makes the link high enough for touch, where it is alone in a line or a cell. */
  isStandalone?: boolean;
  isDisabled?: boolean;
  'aria-label'?: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** For a link that looks like a button use `LinkButton`. */
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
