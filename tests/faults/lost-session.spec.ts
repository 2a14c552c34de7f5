/** A session ends while the user types: only the same user gets the draft. D5, D113 */
import type { Page } from '@playwright/test';
import { fillIn, reachDialog, submit } from '../states/dialogs/opened-dialog.ts';
import { forms, heldBy } from './form-cases.ts';
import { breaking, expect, test } from '../fixture.ts';
import { goWithin, signInAs } from './within.ts';

test.use(breaking);

const tokenIn = (page: Page) =>
  page.evaluate(() => window.sessionStorage.getItem('digis.token') ?? '');

for (const { form, tag } of forms) {
  test(
    `${form.name}: only the user who was signed out while typing gets the values back`,
    {
      tag,
    },
    async ({ page, server, enter }) => {
      const person = form.person ?? 'manager';
      const another = person === 'admin' ? 'manager' : 'admin';
      const desk = await enter(person, form.address);
      const panel = await reachDialog(desk, form);
      const opened = await heldBy(panel);
      await fillIn(panel, form);
      const typed = await heldBy(panel);
      await server.endSession(await tokenIn(page));
      await submit(panel, form);

      await expect(desk.button('Sign in')).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await signInAs(desk, another, server.password);
      await expect(desk.notice('You were signed out before this was saved.')).toHaveCount(0);
      await server.endSession(await tokenIn(page));
      await goWithin(page, '/action-logs');
      await expect(desk.button('Sign in')).toBeVisible();
      await signInAs(desk, person, server.password);
      await goWithin(page, form.address);
      const again = await reachDialog(desk, form);
      const restore = again.button('Restore what I typed');
      const isChanged = JSON.stringify(opened) !== JSON.stringify(typed);
      await expect(restore).toHaveCount(isChanged ? 1 : 0);
      if (isChanged) await restore.click();
      await expect.poll(() => heldBy(again)).toEqual(typed);
    },
  );
}
