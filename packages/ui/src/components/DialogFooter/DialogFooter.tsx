/** Buttons in the footer of the surrounding dialog, visible while its content scrolls. */
import { type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';
import { DialogFootContext } from '../private/overlay/OverlayFrame.tsx';
import { note as noteStyle, notice as noticeStyle, whole } from './DialogFooter.css.ts';
import { type CommonProps, rootProps } from '../private/common-props.ts';

export interface DialogFooterProps extends CommonProps {
  /** The buttons. They are outside the form in the page, so a submit button needs `form={id}`. */
  children: ReactNode;
  /** A fact to know before pressing a button: a total. */
  note?: ReactNode;
  /** A decision to make before pressing a button: a `Notice`, as wide as the dialog. */
  notice?: ReactNode;
}

/** For content that has state its buttons need; otherwise use the `footer` of `Dialog`. */
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
