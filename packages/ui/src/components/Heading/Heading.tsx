/** The heading of a page, section or subsection. */
import type { ReactNode } from 'react';
import { heading } from './Heading.css.ts';
import { type CommonProps, rootProps } from '../private/common-props.ts';

export interface HeadingProps extends CommonProps {
  children: ReactNode;
  /** Level 1 is the title of the page. @default 2 */
  level?: 1 | 2 | 3 | 4;
}

const tags = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/** Do not skip a level. Dialogs and cards have a title prop. */
export function Heading({ children, level = 2, ...rest }: HeadingProps) {
  const Tag = tags[level];
  return (
    <Tag {...rootProps(rest)} className={heading} data-level={level}>
      {children}
    </Tag>
  );
}
