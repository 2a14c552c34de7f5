/** Buttons in the footer of the surrounding dialog, visible while its content scrolls. */
import { type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';
import { DialogFootContext } from '../private/overlay/OverlayFrame.tsx';
import { note as noteStyle, notice as noticeStyle, whole } from './DialogFooter.css.ts';
import { type CommonProps, rootProps } from '../private/common-props.ts';

export interface DialogFooterProps extends CommonProps {
  /** A submit button needs `form={id}`: the footer is outside the form. */
  children: ReactNode;
  /** A fact for the user's decision, such as a total. */
  note?: ReactNode;
  /** Something to decide first: a `Notice` as wide as the dialog. */
  notice?: ReactNode;
}

/** For buttons that need the state of the dialog's content; otherwise use `footer` of `Dialog`. */
export function DialogFooter({ children, note, notice, ...rest }: DialogFooterProps) {
  const foot = useContext(DialogFootContext);
  if (!foot) return null;
  return createPortal(
    <div {...rootProps(rest)} className={whole}>
      {notice && <div className={noticeStyle}>{notice}</div>}
      {note && <div className={noteStyle}>{note}</div>}
      {children}
    </div>,
    foot,
  );
}
