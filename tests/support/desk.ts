import type { Locator, Page } from '@playwright/test';
import type { Say } from './catalogue.ts';

type Values = Parameters<Say>[1];

export interface Desk {
  readonly page: Page;
  readonly say: Say;
  readonly root: Locator;
  at(root: Locator): Desk;
  birr(amount: string): string;
  text(english: string, values?: Values): Locator;
  /** A notice, whose text begins with its kind: "Warning: …". */
  notice(english: string, values?: Values): Locator;
  button(english: string, values?: Values): Locator;
  buttonOf(english: string, values?: Values): Locator;
  tab(english: string): Locator;
  field(english: string): Locator;
  checkbox(english: string): Locator;
  list(english: string): Locator;
  dialog(english: string, values?: Values): Desk;
  row(name: string | RegExp): Desk;
  card(title: string): Desk;
  fact(english: string): Locator;
  choose(select: string, option: string | RegExp): Promise<void>;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

const beginning = (text: string) => new RegExp(`^${escaped(text)}`, 'u');

export function deskOf(page: Page, say: Say, root: Locator = page.locator('body')): Desk {
  const at = (part: Locator) => deskOf(page, say, part);
  const currency = say('Accept') === 'Accept' ? 'Br' : 'ብር';
  const buttonOf: Desk['buttonOf'] = (english, values) =>
    root.getByRole('button', { name: beginning(say(english, values)) });
  return {
    page,
    say,
    root,
    at,
    birr: (amount) => `${amount} ${currency}`,
    text: (english, values) => root.getByText(say(english, values), { exact: true }),
    notice: (english, values) => root.getByText(say(english, values)).first(),
    button: (english, values) =>
      root.getByRole('button', { name: say(english, values), exact: true }),
    buttonOf,
    tab: (english) => root.getByRole('tab', { name: beginning(say(english)) }),
    field: (english) => root.getByRole('textbox', { name: beginning(say(english)) }),
    checkbox: (english) => root.getByRole('checkbox', { name: say(english), exact: true }),
    list: (english) => root.getByRole('combobox', { name: say(english), exact: true }),
    dialog: (english, values) =>
      at(page.getByRole('dialog', { name: say(english, values), exact: true })),
    row: (name) => at(root.getByRole('row', { name })),
    card: (title) =>
      at(
        root
          .getByRole('region', { name: title, exact: true })
          .or(root.getByRole('article', { name: title, exact: true })),
      ),
    fact: (english) =>
      root
        .getByRole('term')
        .filter({ hasText: new RegExp(`^${escaped(say(english))}$`, 'u') })
        .locator('xpath=following-sibling::dd[1]'),
    choose: async (select, option) => {
      // A select's button is named by its value, then its label.
      const name = new RegExp(`${escaped(say(select))}( \\*)?$`, 'u');
      await root.getByRole('button', { name }).click();
      await page.getByRole('listbox').getByRole('option', { name: option }).click();
    },
  };
}

/** The value of a term, found by part of its name because that contains a figure. */
export const factOf = ({ root }: Desk, term: string): Locator =>
  root.getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd[1]');

export async function sendSignIn({ field, button }: Desk, username: string, password: string) {
  await field('Username').fill(username);
  await field('Password').fill(password);
  await button('Sign in').click();
}
