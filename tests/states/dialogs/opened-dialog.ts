import { expect } from '@playwright/test';
import type { Desk } from '../../support/desk.ts';
import { deskOf } from '../../support/desk.ts';
import type { DialogCase, FormCase } from './dialog-case.ts';

export const deskIn = ({ page, say }: Pick<Desk, 'page' | 'say'>): Desk => deskOf(page, say);

export function panelOf(desk: Desk, { title: [english, values] }: DialogCase): Desk {
  const name = desk.say(english, values);
  const either = desk.page
    .getByRole('dialog', { name, exact: true })
    .or(desk.page.getByRole('alertdialog', { name, exact: true }));
  return desk.at(either.last());
}

export async function reachDialog(desk: Desk, dialog: DialogCase): Promise<Desk> {
  await dialog.reach?.(desk);
  const panel = panelOf(desk, dialog);
  await expect(panel.root).toBeVisible();
  // Before the dialog, a loading dialog with the same title appears.
  if (dialog.kind === 'form') await expect(panel.text('Loading event')).toHaveCount(0);
  const isSeen = () =>
    panel.root.evaluate((dialog) => dialog.checkVisibility({ opacityProperty: true }));
  await expect.poll(isSeen).toBe(true);
  return panel;
}

export async function fillIn(panel: Desk, { typed, prepare }: FormCase) {
  for (const [label, text] of typed) await panel.field(label).first().fill(text);
  await prepare?.(panel);
}

export const submit = ({ root, say }: Desk, { submit: name = 'Save' }: FormCase) =>
  root
    .getByRole('button', { name: typeof name === 'string' ? say(name) : name, exact: true })
    .last()
    .click();

export async function expectKept(panel: Desk, { typed: [first] }: FormCase) {
  if (first) await expect(panel.field(first[0]).first()).toHaveValue(first[1]);
}

export async function expectFailed(desk: Desk, panel: Desk, { reopens }: FormCase, said: string) {
  if (reopens === undefined) return expect(panel.text(said)).toBeVisible();
  await expect(panel.root).toBeHidden();
  await expect(desk.text(said).first()).toBeVisible();
  await desk.button(reopens).click();
  await expect(panel.root.getByRole('textbox').first()).toBeVisible();
}
