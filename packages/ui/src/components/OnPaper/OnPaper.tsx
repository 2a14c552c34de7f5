/** Content that appears on paper only, such as the title of a list that is a tab on the screen. */
import type { ReactNode } from 'react';
import { media } from '../../tokens/breakpoints.ts';
import { type CommonProps, rootProps } from '../private/common-props.ts';
import { useMedia } from '../private/page-state.ts';
import { paper, paperTitle } from './OnPaper.css.ts';

export interface OnPaperProps extends CommonProps {
  /** Stands on paper in the place of the title of the page. */
  title?: ReactNode;
  children?: ReactNode;
}

/** Is drawn while the page is printed. A paper that leaves the office is a `PrintSheet`. */
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
