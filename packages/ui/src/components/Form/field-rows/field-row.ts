/** A field of the kit as a row of a test table: the value it sends at first, an edit, and the value it sends then. */
import type { ReactNode } from 'react';
import { screen, type userEvent } from 'storybook/test';

export type User = ReturnType<typeof userEvent.setup>;

export interface State {
  /** The name that tells several in one form apart. */
  name?: string;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  isRequired?: boolean;
  errorMessage?: ReactNode;
  description?: string;
}

export interface Row {
  /** The field with its first value, or without one. */
  field: (state: State, hasValue: boolean) => ReactNode;
  first: string[];
  /** The entry that it sends without a value. */
  empty: string[];
  change: (user: User) => Promise<void>;
  changed: string[];
  /** Text that it calls wrong. */
  wrong?: string;
  canBeReadOnly?: boolean;
  /** Its label says it all. */
  hasNoHint?: boolean;
  /** It cannot be required: off, or no words, is an answer. */
  isAlwaysAnAnswer?: boolean;
}

export const named = { label: 'It', name: 'it' };
/** The button that opens its choices. */
export function opener(): HTMLElement {
  const button = document.querySelector<HTMLElement>('[data-field="it"] button');
  if (!button) throw new Error('the field has no button');
  return button;
}
export const typed = (text: string) => async (user: User) => {
  const box = screen.getByRole('textbox', { name: /^It/u });
  await user.clear(box);
  await user.type(box, text);
};
