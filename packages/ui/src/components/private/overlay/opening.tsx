/** The opening of a dialog: by its owner's state, or by a button that it brings. */
import type { ReactElement, ReactNode, Ref } from 'react';
import { DialogTrigger } from 'react-aria-components';
import { useFieldValue } from '../field/use-field-value.ts';

/** Content, or a function that receives a function that closes what it is in. */
export type ClosingContent = ReactNode | ((close: () => void) => ReactNode);

export interface ClosingParts {
  /** The content; a function receives a function that closes it. */
  children: ClosingContent;
  /** The buttons; they stay in sight while the content scrolls. A function receives a function that closes it. */
  footer?: ClosingContent;
  /** The element with the role, while it is open. */
  ref?: Ref<HTMLElement>;
}

export type Opening =
  | {
      isOpen: boolean;
      /** Called with false by the cross, Escape and a press outside. */
      onOpenChange: (isOpen: boolean) => void;
      defaultOpen?: undefined;
      trigger?: undefined;
    }
  | {
      isOpen?: boolean;
      onOpenChange?: (isOpen: boolean) => void;
      /** Open from the start, where opening is the component's own. @default false */
      defaultOpen?: boolean;
      /** A `Button` or `IconButton` of the kit, which opens it: then `isOpen` needs no state of yours. */
      trigger: ReactElement;
    };

const withClose = (content: ClosingContent, close: () => void): ReactNode =>
  typeof content === 'function' ? content(close) : content;

/** The state, and the parts as they are drawn. */
export function useOpening(props: Opening & Omit<ClosingParts, 'ref'>) {
  const [isOpen, onOpenChange] = useFieldValue<boolean>(
    { value: props.isOpen, defaultValue: props.defaultOpen, onChange: props.onOpenChange },
    false,
  );
  const close = () => onOpenChange(false);
  const [children, footer] = [props.children, props.footer].map((part) => withClose(part, close));
  return { isOpen, onOpenChange, close, children, footer };
}

export interface TriggeredProps {
  trigger: ReactElement | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The overlay. */
  children: ReactElement;
}

/** The overlay beside its button, which says that it opens a dialog. */
export function Triggered({ trigger, isOpen, onOpenChange, children }: TriggeredProps) {
  if (!trigger) return children;
  return (
    <DialogTrigger {...{ isOpen, onOpenChange }}>
      {trigger}
      {children}
    </DialogTrigger>
  );
}
