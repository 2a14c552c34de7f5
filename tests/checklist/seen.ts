/** Rows that are proved by looking: what stands on a screen or in a dialog, by its role and its words. */
import type { Desk } from '../support/desk.ts';
import { dialogs } from '../states/dialogs.ts';
import type { DialogCase } from '../states/dialog-case.ts';
import { type ScreenCase, screens } from '../states/screens.ts';

/** A `fact` is a term of a list of facts; a `select` is a button named by its value and its label. */
export type SeenRole =
  | 'button'
  | 'checkbox'
  | 'columnheader'
  | 'fact'
  | 'group'
  | 'heading'
  | 'link'
  | 'menuitem'
  | 'radio'
  | 'select'
  | 'switch'
  | 'tab'
  | 'text'
  | 'textbox';

/** In English, with what is filled in; a pattern is the same in every language. */
export type Name =
  | string
  | readonly [english: string, values: Record<string, string | number>]
  | RegExp;

export interface SeenRow {
  readonly spec: string;
  readonly what: string;
  readonly role: SeenRole;
  readonly name: Name;
  readonly isAbsent?: true;
}

type Act = (dialog: Desk) => Promise<void>;

export interface SeenPlace {
  readonly name: string;
  readonly address: string;
  readonly person: string | null;
  readonly dialog?: DialogCase;
  /** Done within a dialog before one looks. */
  readonly act?: Act;
  readonly rows: readonly SeenRow[];
}

export const wordsOf = (name: Name): string =>
  typeof name === 'string' ? name : name instanceof RegExp ? name.source : name[0];

export const seen = (spec: string, what: string, role: SeenRole, name: Name): SeenRow => ({
  spec,
  what,
  role,
  name,
});

function found<Case extends { readonly name: string }>(cases: readonly Case[], name: string): Case {
  const one = cases.find((each) => each.name === name);
  if (one === undefined) throw new Error(`there is no place called ${name}`);
  return one;
}

type Rows = readonly (SeenRow | readonly SeenRow[])[];

export function onScreen(
  name: string,
  rows: Rows,
  other: Partial<Pick<SeenPlace, 'address' | 'name' | 'person'>> = {},
): SeenPlace {
  const { address, person }: ScreenCase = found(screens, name);
  return { name, address, person, rows: rows.flat(), ...other };
}

export function inDialog(name: string, rows: Rows): SeenPlace {
  const dialog = found(dialogs, name);
  const { address, person = 'manager' } = dialog;
  return { name: `dialog ${name}`, address, person, dialog, rows: rows.flat() };
}

/** What a dialog shows once something was chosen in it. */
export const inDialogAfter = (name: string, what: string, act: Act, rows: Rows): SeenPlace => ({
  ...inDialog(name, rows),
  name: `dialog ${name}, ${what}`,
  act,
});
