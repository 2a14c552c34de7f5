/** A sheet to print, with margins, page numbers, and a head on each page. */
import { type ReactNode, useRef } from 'react';
import { useMarkAround } from '../../styles/around-paper.ts';
import { type CommonProps, rootProps } from '../private/common-props.ts';
import {
  block,
  body,
  end,
  head as headStyle,
  sheet,
  stamp as stampStyle,
} from './PrintSheet.css.ts';
import './papers.css';

export interface PrintBlock {
  readonly id: string | number;
  readonly label: string;
  readonly content: ReactNode;
}

export interface PrintSheetProps extends CommonProps {
  /** Repeated on each page; at most a fifth of its height. */
  head?: ReactNode;
  children?: ReactNode;
  /** Parts that never break across pages; shown after the children, with lines between them. */
  blocks?: readonly PrintBlock[];
  /** Shown once, at the end, such as signatures; never broken across pages. */
  foot?: ReactNode;
  /** Large letters across an invalid paper, such as "Void". */
  stamp?: string;
  /** @default 'portrait' */
  orientation?: 'portrait' | 'landscape';
  /** `roll` is the 80 mm paper of a till. @default 'a4' */
  paper?: 'a4' | 'a6' | 'roll';
}

/** For a contract or receipt; call `print()`. Looks like paper even on a dark page. */
export function PrintSheet({
  head,
  children,
  blocks = [],
  foot,
  stamp,
  orientation = 'portrait',
  paper = 'a4',
  ...rest
}: PrintSheetProps) {
  const ref = useRef<HTMLElement>(null);
  const kind = paper === 'a4' ? orientation : paper;
  useMarkAround(ref, kind);
  return (
    <article
      {...rootProps(rest)}
      ref={ref}
      className={sheet}
      data-kit-scheme="light"
      data-paper={kind}
    >
      {stamp !== undefined && <p className={stampStyle}>{stamp}</p>}
      {head !== undefined && <header className={headStyle}>{head}</header>}
      <div className={body}>
        {children}
        {blocks.map(({ id, label, content }) => (
          <section key={id} aria-label={label} className={block}>
            {content}
          </section>
        ))}
      </div>
      {foot !== undefined && <footer className={end}>{foot}</footer>}
    </article>
  );
}
