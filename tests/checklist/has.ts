/** Rows of one role each: `has.buttons('2.7', 'Save', 'Cancel')`. */
import { type Name, seen, type SeenRole, type SeenRow, wordsOf } from './seen.ts';

const rowsOf =
  (kind: string, role: SeenRole) =>
  (spec: string, ...names: readonly Name[]): readonly SeenRow[] =>
    names.map((name) => seen(spec, `${kind} ${wordsOf(name)}`, role, name));

export const columns = rowsOf('column', 'columnheader');
export const buttons = rowsOf('button', 'button');
export const fields = rowsOf('field', 'textbox');
export const selects = rowsOf('choice', 'select');
export const checkboxes = rowsOf('checkbox', 'checkbox');
export const switches = rowsOf('switch', 'switch');
export const radios = rowsOf('option', 'radio');
export const tabs = rowsOf('tab', 'tab');
export const links = rowsOf('link', 'link');
export const headings = rowsOf('title', 'heading');
export const facts = rowsOf('figure', 'fact');
export const groups = rowsOf('part', 'group');
export const texts = rowsOf('text', 'text');

/** Of the same place for whoever may not have them. */
export const absent = (rows: readonly SeenRow[]): readonly SeenRow[] =>
  rows.map((row) => ({ ...row, what: `no ${row.what}`, isAbsent: true }));
