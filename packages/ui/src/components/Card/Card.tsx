/** A surface for one subject, with an optional title and action. */
import { type ReactNode, useId } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { body, card } from './Card.css.ts';
import { type CommonProps, rootProps } from '../private/common-props.ts';

export interface CardProps extends CommonProps {
  children: ReactNode;
  title?: ReactNode;
  /** `article` for one of many of a kind, whose titles may be equal; a section is a place of the page to jump to. @default 'section' */
  as?: 'section' | 'article';
  /** The action on the whole card, beside its title. */
  action?: ReactNode;
  /** A border along the top, as `<TibebStrip />`. */
  edge?: ReactNode;
}

/** Hierarchy comes from size and space: never a card in a card. */
export function Card({ children, title, as = 'section', action, edge, ...rest }: CardProps) {
  const titleId = useId();
  const Tag = title ? as : 'div';
  return (
    <Tag {...rootProps(rest)} className={card} aria-labelledby={title ? titleId : undefined}>
      {edge}
      <div className={body}>
        {title && (
          <Inline justify="between">
            <Heading id={titleId}>{title}</Heading>
            {action}
          </Inline>
        )}
        {children}
      </div>
    </Tag>
  );
}
