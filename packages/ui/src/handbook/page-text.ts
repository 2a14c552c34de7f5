import pages from 'virtual:component-pages';
import type { ComponentFacts } from './code-facts.ts';
import type { Handbook } from './handbook.ts';
import type { Measured } from './measured.ts';

type RoleKeys = Readonly<Record<string, string>>;

/** Keys by role, as in the ARIA Authoring Practices. */
const roleKeys: Readonly<Record<string, RoleKeys>> = {
  button: { 'Enter, Space': 'press the button' },
  link: { Enter: 'follows the link' },
  checkbox: { Space: 'ticks and unticks' },
  switch: { Space: 'switches' },
  radio: { 'Arrow keys': 'choose the next and the previous', Tab: 'leaves the group' },
  textbox: { 'Any letter': 'types' },
  searchbox: { 'Any letter': 'types' },
  combobox: {
    'Arrow Down': 'opens the list',
    Enter: 'takes what is marked',
    Escape: 'closes the list',
  },
  dialog: { Tab: 'goes round within the dialog', Escape: 'closes it' },
  alertdialog: { Tab: 'goes round within the dialog', Escape: 'is the answer No' },
  menuitem: {
    'Arrow keys': 'move in the menu',
    Enter: 'does what is marked',
    Escape: 'closes the menu',
  },
  tab: { 'Arrow keys': 'move along the tabs', Tab: 'goes to the panel' },
  gridcell: { 'Arrow keys': 'move by cell', 'Home, End': 'to the ends of the row' },
};

const linked = (text: string, self: string) =>
  text.replaceAll(/`<?([A-Z]\w+)[^`]*`/gu, (code, name: string) => {
    const page = name === self ? undefined : pages[name]?.page;
    return page ? `[${name}](?path=/docs/${page})` : code;
  });

const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');

/** Escapes pipes, which would end the cell. */
const cell = (text: string) => text.replaceAll('|', '\\|');
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows]
    .map((row) => `| ${row.map(cell).join(' | ')} |`)
    .join('\n');

const section = (title: string, body: string) => (body === '' ? '' : `## ${title}\n\n${body}`);

const states = {
  ready: 'Ready',
  new: 'New since the last release: its props may still change in a minor version',
  deprecated: 'Deprecated: it goes with the next major version',
};

function keyRows(handbook: Handbook, run: Measured | undefined): string[][] {
  const own = Object.entries(handbook.keys ?? {});
  const told = new Set(own.map(([keys]) => keys));
  const general = (run?.roles ?? []).flatMap((role) =>
    Object.entries(roleKeys[role] ?? {}).map(([keys, does]) => [keys, does, role]),
  );
  return [
    ...own.map(([keys, does]) => [keys, does, 'of its own']),
    ...general.filter(([keys = '']) => !told.has(keys)),
  ];
}

function keyboard(pressed: readonly string[], handbook: Handbook, run?: Measured): string {
  const rows = keyRows(handbook, run);
  const proof =
    pressed.length > 0 ? `Its stories press ${pressed.map((key) => `\`${key}\``).join(', ')}.` : '';
  if (rows.length === 0)
    return run ? 'Nothing in it takes the focus of its own.' : 'Not measured yet.';
  return `${table(['Key', 'What it does', 'Role'], rows)}\n\n${proof}`;
}

function spoken(name: string, handbook: Handbook, run: Measured | undefined): string {
  const lines = (run?.spoken ?? []).map(({ en, am }) => [en, am]);
  const heard = lines.length > 0 ? table(['In English', 'In Amharic'], lines) : '';
  const announces = list((handbook.announces ?? []).map((text) => linked(text, name)));
  return [announces, heard].filter((part) => part !== '').join('\n\n');
}

function results(run: Measured | undefined): string {
  if (!run) return 'Not measured yet.';
  const faulty = [...run.unseen, ...run.withoutFocus];
  return list([
    `${run.passed} of ${run.stories} stories pass.`,
    `axe: ${run.axeRules} rules looked at it, ${run.axeViolations} are violated.`,
    run.byKeyboard === 0
      ? 'No story uses it by keyboard alone.'
      : `${run.byKeyboard} ${run.byKeyboard === 1 ? 'story uses' : 'stories use'} it by keyboard.`,
    run.controls === 0
      ? 'With forced colours: no control of its own.'
      : `With forced colours: ${run.controls} controls looked at, ${faulty.length} faults${faulty.length > 0 ? `: ${faulty.join(', ')}` : ''}.`,
  ]);
}

export interface PageText {
  readonly lead: string;
  readonly guidance: string;
  readonly reference: string;
}

export function handbookPage(
  name: string,
  handbook: Handbook | undefined,
  own: ComponentFacts | undefined,
  run: Measured | undefined,
): PageText | null {
  if (!handbook || !own) return null;
  const instead = [...own.siblings, ...(handbook.instead ?? [])].map((text) => linked(text, name));
  return {
    lead: `${own.purpose.map((text) => linked(text, name)).join(' ')}\n\n**${states[own.state]}.**`,
    guidance: [
      section('When to take it', list(handbook.when.map((text) => linked(text, name)))),
      section('When not, and what instead', list(instead)),
      section(
        'Anatomy',
        list(
          Object.entries(handbook.anatomy).map(
            ([part, text]) => `**${part}**: ${linked(text, name)}`,
          ),
        ),
      ),
      section('Words', list((handbook.words ?? []).map((text) => linked(text, name)))),
    ].join('\n\n'),
    reference: [
      section('Keyboard', keyboard(own.keysPressed, handbook, run)),
      section('What a screen reader says', spoken(name, handbook, run)),
      section('Tokens it reads', own.tokens.map((token) => `\`${token}\``).join(' ')),
      section('Checked', results(run)),
    ].join('\n\n'),
  };
}
