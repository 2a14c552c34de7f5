import type { ReactNode } from 'react';
import { screen, type userEvent } from 'storybook/test';

export type User = ReturnType<typeof userEvent.setup>;

export interface State {
  name?: string;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  isRequired?: boolean;
  errorMessage?: ReactNode;
  description?: string;
}

export interface Row {
  field: (state: State, hasValue: boolean) => ReactNode;
  first: string[];
  empty: string[];
  change: (user: User) => Promise<void>;
  changed: string[];
  wrong?: string;
  canBeReadOnly?: boolean;
  hasNoHint?: boolean;
  /** The field cannot be required, because off or no text is also an answer. */
  isAlwaysAnAnswer?: boolean;
}

export const named = { label: 'It', name: 'it' };
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
