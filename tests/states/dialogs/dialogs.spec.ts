/** Every dialog keeps typed values while it is busy, refused and offline. spec:2.6 */
import type { Locator } from '@playwright/test';
import { fault, holdAnswers, noAnswer, refusal } from '../answers.ts';
import { doesNotApply, matrices, proves } from '../cells.ts';
import type { FormCase, QuestionCase, ReadingCase, StillCase } from './dialog-case.ts';
import { dialogs } from './dialogs.ts';
import { deskIn, expectFailed, expectKept, fillIn, reachDialog, submit } from './opened-dialog.ts';
import { expect, looking, test } from '../../fixture.ts';

test.use(looking);

const REFUSED = 'There is one like this already.';
const OFFLINE = 'No connection to the server. It is not saved; everything you typed is still here.';
const all = (name: string) => proves('dialogs', name, ...matrices.dialogs);

async function retryAll(again: Locator) {
  const press = again.click().catch(() => undefined);
  await Promise.race([press, expect(again).toHaveCount(0)]);
  await expect(again).toHaveCount(0);
}

function testForm(dialog: FormCase) {
  const { name, address, person = 'manager', write, busy = 'Saving...' } = dialog;
  const annotation = all(name);
  test(
    `${name}: a busy, refused or offline save is reported, and the input is kept`,
    { tag: '@long', annotation },
    async ({ page, say, enter, checkState, context }) => {
      await enter(person, address);
      const desk = deskIn({ page, say });
      const panel = await reachDialog(desk, dialog);
      await fillIn(panel, dialog);
      await checkState(`${name}, filled in`);
      const answers = await holdAnswers(page, write);
      await submit(panel, dialog);
      await expect(panel.root.getByText(say(busy))).toBeVisible();
      await checkState(`${name}, busy`);
      await answers.release(refusal);
      await expectFailed(desk, panel, dialog, REFUSED);
      await expectKept(panel, dialog);
      await checkState(`${name}, refused`);
      await context.setOffline(true);
      await answers.release(null);
      await submit(panel, dialog);
      await expectFailed(desk, panel, dialog, OFFLINE);
      await expectKept(panel, dialog);
      await checkState(`${name}, offline`);
    },
  );
}

function testQuestion(dialog: QuestionCase) {
  const { name, address, person = 'manager', write, confirm = 'Yes' } = dialog;
  const annotation = all(name);
  test(
    `${name}: the confirmation stays open when the server is busy, refuses or is offline`,
    { tag: '@long', annotation },
    async ({ page, say, enter, checkState, context }) => {
      await enter(person, address);
      const { root, button, buttonOf, notice } = await reachDialog(deskIn({ page, say }), dialog);
      await checkState(name);
      const answers = await holdAnswers(page, write);
      await buttonOf(confirm).click();
      await expect(button('No')).toBeDisabled();
      await checkState(`${name}, busy`);
      await answers.release(refusal);
      await expect(notice(REFUSED)).toBeVisible();
      await checkState(`${name}, refused`);
      await context.setOffline(true);
      await answers.release(null);
      await buttonOf(confirm).click();
      await expect(notice(OFFLINE)).toBeVisible();
      await checkState(`${name}, offline`);
      await expect(root).toBeVisible();
    },
  );
}

function testReading(dialog: ReadingCase) {
  const { name, address, person = 'manager', read, shows } = dialog;
  const annotation = all(name);
  test(
    `${name}: loading, a refusal and being offline are shown, and Try again loads it`,
    { tag: '@long', annotation },
    async ({ page, say, enter, checkState }) => {
      const answers = await holdAnswers(page, { method: 'GET', path: read });
      await enter(person, address);
      const { root, button } = await reachDialog(deskIn({ page, say }), dialog);
      await expect(root.getByRole('status').filter({ hasText: /./u }).first()).toBeAttached();
      await checkState(`${name}, loading`);
      await answers.release(fault);
      await expect(button('Try again').first()).toBeVisible();
      await checkState(`${name}, refused`);
      answers.become(noAnswer);
      await button('Try again').first().click();
      await expect(button('Try again').first()).toBeVisible();
      answers.become(null);
      await retryAll(button('Try again'));
      await expect(root.getByText(shows).first()).toBeVisible();
      await checkState(name);
    },
  );
}

function testStill(dialog: StillCase) {
  const { name, address, person = 'manager', not } = dialog;
  const annotation = matrices.dialogs.map((cell) => doesNotApply('dialogs', name, cell, not));
  test(
    `${name}: opens without a request`,
    { tag: '@long', annotation },
    async ({ page, say, enter, checkState }) => {
      await enter(person, address);
      const { root } = await reachDialog(deskIn({ page, say }), dialog);
      await expect(root).toBeVisible();
      await checkState(name);
    },
  );
}

for (const dialog of dialogs) {
  if (dialog.kind === 'form') testForm(dialog);
  if (dialog.kind === 'question') testQuestion(dialog);
  if (dialog.kind === 'reading') testReading(dialog);
  if (dialog.kind === 'still') testStill(dialog);
}
