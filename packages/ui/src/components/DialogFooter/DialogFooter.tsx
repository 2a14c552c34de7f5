/** Buttons in the footer of the surrounding dialog, visible while its content scrolls. */
import { type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';
import { DialogFootContext } from '../private/overlay/OverlayFrame.tsx';
import { note as noteStyle, whole } from './DialogFooter.css.ts';
import type { CommonProps } from '../private/common-props.ts';
import { dataAttributes } from '../private/data-attributes.ts';

export interface DialogFooterProps extends CommonProps {
  /** The buttons. Outside of the form in the page, so the one that sends it names it: `form={id}`. */
  children: ReactNode;
  /** What to know before pressing one: a total. */
  note?: ReactNode;
}

/** For content that has state its buttons need; otherwise use the `footer` of `Dialog`. */
export function DialogFooter({ children, note, id, data }: DialogFooterProps) {
  const foot = useContext(DialogFootContext);
  if (!foot) return null;
  return createPortal(
    <div id={id} {...dataAttributes(data)} className={whole}>
      {note && <div className={noteStyle}>{note}</div>}
      {children}
    </div>,
    foot,
  );
}
