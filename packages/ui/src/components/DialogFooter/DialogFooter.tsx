/** Buttons in the footer of the surrounding dialog, visible while its content scrolls. */
import { type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';
import { DialogFootContext } from '../private/overlay/OverlayFrame.tsx';
import { note as noteStyle, whole } from './DialogFooter.css.ts';
import { type CommonProps, rootProps } from '../private/common-props.ts';

export interface DialogFooterProps extends CommonProps {
  /** The buttons. Outside of the form in the page, so the one that sends it names it: `form={id}`. */
  children: ReactNode;
  /** What to know before pressing one: a total. */
  note?: ReactNode;
}

/** For content that has state its buttons need; otherwise use the `footer` of `Dialog`. */
export function DialogFooter({ children, note, ...rest }: DialogFooterProps) {
  const foot = useContext(DialogFootContext);
  if (!foot) return null;
  return createPortal(
    <div {...rootProps(rest)} className={whole}>
      {note && <div className={noteStyle}>{note}</div>}
      {children}
    </div>,
    foot,
  );
}
