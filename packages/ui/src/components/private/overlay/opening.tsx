import type { ReactElement, ReactNode, Ref } from 'react';
import { DialogTrigger } from 'react-aria-components';
import { useFieldValue } from '../field/use-field-value.ts';

export type ClosingContent = ReactNode | ((close: () => void) => ReactNode);

export interface ClosingParts {
  /** Content, or a function that receives a function to close the overlay. */
  children: ClosingContent;
  /**
   * Buttons that stay visible while the content scrolls. A function receives a function to close
   * the overlay.
   */
  footer?: ClosingContent;
  /** The element with the role, while the overlay is open. */
  ref?: Ref<HTMLElement>;
}

export type Opening =
  | {
      isOpen: boolean;
      /** Called with false by the close button, Escape and a press outside. */
      onOpenChange: (isOpen: boolean) => void;
      defaultOpen?: undefined;
      trigger?: undefined;
    }
  | {
      isOpen?: boolean;
      onOpenChange?: (isOpen: boolean) => void;
      /** Uncontrolled. @default false */
      defaultOpen?: boolean;
      /** A `Button` or `IconButton` of the kit that opens the overlay, instead of `isOpen`. */
      trigger: ReactElement;
    };

const withClose = (content: ClosingContent, close: () => void): ReactNode =>
  typeof content === 'function' ? content(close) : content;

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
  children: ReactElement;
}

export function Triggered({ trigger, isOpen, onOpenChange, children }: TriggeredProps) {
  if (!trigger) return children;
  return (
    <DialogTrigger {...{ isOpen, onOpenChange }}>
      {trigger}
      {children}
    </DialogTrigger>
  );
}
