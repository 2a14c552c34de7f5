/** The foot of a form that fills a page: the unsaved changes, and a button to save them, always visible. */
import type { ReactNode } from 'react';
import { type CommonProps, rootProps } from '../private/common-props.ts';
import { bar, note as noteStyle } from './SaveBar.css.ts';

export interface SaveBarProps extends CommonProps {
  /** Before the buttons: "3 changes". It is announced when it changes. */
  note?: ReactNode;
  /** Buttons. */
  children: ReactNode;
}

/** The end of a long `Form`. In a dialog use `DialogFooter`. */
export function SaveBar({ note, children, ...rest }: SaveBarProps): ReactNode {
  return (
    <div {...rootProps(rest)} className={bar}>
      <span role="status" className={noteStyle}>
        {note}
      </span>
      {children}
    </div>
  );
}
