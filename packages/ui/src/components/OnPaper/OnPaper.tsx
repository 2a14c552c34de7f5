/** Content that appears only on paper, such as the title of a list in a tab. */
import type { ReactNode } from 'react';
import { media } from '../../tokens/breakpoints.ts';
import { type CommonProps, rootProps } from '../private/common-props.ts';
import { useMedia } from '../private/page-state.ts';
import { paper, paperTitle } from './OnPaper.css.ts';

export interface OnPaperProps extends CommonProps {
  /** Replaces the page's title on paper. */
  title?: ReactNode;
  children?: ReactNode;
}

/** For a paper that leaves the office use `PrintSheet`. */
export function OnPaper({ title, children, ...rest }: OnPaperProps) {
  const isPrinted = useMedia(media.print);
  return (
    <div
      {...rootProps(rest)}
      className={paper}
      data-paper-title={title !== undefined || undefined}
      hidden={!isPrinted}
    >
      {isPrinted && (
        <>
          {title !== undefined && <p className={paperTitle}>{title}</p>}
          {children}
        </>
      )}
    </div>
  );
}
