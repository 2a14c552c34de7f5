/** The frame of a screen: title, main action, content. */
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useLayoutEffect } from 'react';
import { Link } from 'react-aria-components';
import { link, visuallyHidden } from '../../styles/text.css.ts';
import { useIsInShell } from '../AppShell/shell-context.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { mirrored } from '../../styles/mirrored.css.ts';
import { acts, back as backStyle, header, page, titleLine, titlePart } from './Page.css.ts';
import { type CommonProps, rootProps } from '../private/common-props.ts';
import { FaultGroup } from '../private/faults/fault-group.tsx';

export interface PageProps extends CommonProps {
  title: ReactNode;
  /** For content with a headline of its own, which then also holds the action. */
  isTitleHidden?: boolean;
  children: ReactNode;
  /** The main action of the view, beside the title. */
  action?: ReactNode;
  /** Link to the page above this one. */
  back?: { readonly label: string; readonly href: string };
  description?: ReactNode;
}

const noteMove = () => document.documentElement.setAttribute('data-kit-moved', '');

/** One per screen, inside `AppShell`. For screens before sign-in use `CenteredPage`. */
export function Page(props: PageProps) {
  const { title, isTitleHidden, children, action, back, description, ...rest } = props;
  useLayoutEffect(() => noteMove, []);
  const Tag = useIsInShell() ? 'div' : 'main';
  return (
    <Tag {...rootProps(rest)} className={page}>
      <header className={isTitleHidden ? visuallyHidden : header}>
        {back && (
          <Link href={back.href} className={`${link} ${backStyle}`}>
            <ArrowLeft aria-hidden className={mirrored} />
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
      <FaultGroup>{children}</FaultGroup>
    </Tag>
  );
}
