/** The frame of a screen: title, main action, content. */
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useLayoutEffect } from 'react';
import { Link } from 'react-aria-components';
import { link } from '../../styles/text.css.ts';
import { useIsInShell } from '../AppShell/shell-context.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { acts, back as backStyle, header, page, titleLine, titlePart } from './Page.css.ts';
import { type CommonProps, rootProps } from '../private/common-props.ts';

export interface PageProps extends CommonProps {
  title: ReactNode;
  children: ReactNode;
  /** The view's main act, at the end of the title's line. */
  action?: ReactNode;
  /** The way back up, on pages below another. */
  back?: { readonly label: string; readonly href: string };
  /** One sentence below the title. */
  description?: ReactNode;
}

const noteMove = () => document.documentElement.setAttribute('data-kit-moved', '');

/** One a screen, inside `AppShell`. A screen before signing in is a `CenteredPage`. */
export function Page({ title, children, action, back, description, ...rest }: PageProps) {
  useLayoutEffect(() => noteMove, []);
  const Tag = useIsInShell() ? 'div' : 'main';
  return (
    <Tag {...rootProps(rest)} className={page}>
      <header className={header}>
        {back && (
          <Link href={back.href} className={`${link} ${backStyle}`}>
            <ArrowLeft aria-hidden />
            {back.label}
          </Link>
        )}
        <div className={titleLine}>
          <div className={titlePart}>
            <Heading level={1}>{title}</Heading>
          </div>
          {action && <div className={acts}>{action}</div>}
        </div>
        {description && <Text tone="muted">{description}</Text>}
      </header>
      {children}
    </Tag>
  );
}
