/** A surface for one subject, with an optional title and action. */
import { type ElementType, type ReactNode, type Ref, useId } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { body, card } from './Card.css.ts';
import { type CommonProps, rootProps } from '../private/common-props.ts';

export interface CardProps extends CommonProps {
  children: ReactNode;
  title?: ReactNode;
  /**
   * `article` for one of many cards, whose titles may be equal; a `section` is a landmark.
   * @default 'section'
   */
  as?: 'section' | 'article';
  /** An action on the whole card, shown beside its title. */
  action?: ReactNode;
  /** Decoration of the upper edge, such as `<TibebStrip />`. */
  edge?: ReactNode;
  ref?: Ref<HTMLElement>;
}

const tags: Readonly<Record<'section' | 'article' | 'div', ElementType>> = {
  section: 'section',
  article: 'article',
  div: 'div',
};

/** Never put a card in a card. */
export function Card(props: CardProps) {
  const { children, title, as = 'section', action, edge, ref, id, data } = props;
  const titleId = useId();
  const Tag = tags[title ? as : 'div'];
  return (
    <Tag
      ref={ref}
      {...rootProps({ id, data })}
      className={card}
      aria-labelledby={title ? titleId : undefined}
    >
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
