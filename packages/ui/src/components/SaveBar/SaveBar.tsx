/** The always visible foot of a page-sized form: the unsaved changes, and a Save button. */
import type { ReactNode } from 'react';
import { type CommonProps, rootProps } from '../private/common-props.ts';
import { bar, note as noteStyle } from './SaveBar.css.ts';

export interface SaveBarProps extends CommonProps {
  /** Shown before the buttons: "3 changes". Changes are announced. */
  note?: ReactNode;
  children: ReactNode;
}

/** Use it as the end of a long `Form`. In a dialog use `DialogFooter`. */
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
