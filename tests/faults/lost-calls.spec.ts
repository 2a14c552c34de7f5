import type { Page, Request } from '@playwright/test';
import type { FormCase } from '../states/dialogs/dialog-case.ts';
import { expectFailed, fillIn, reachDialog, submit } from '../states/dialogs/opened-dialog.ts';
import type { Desk } from '../support/desk.ts';
import { forms, heldBy } from './form-cases.ts';
import { breaking, expect, test } from '../fixture.ts';

test.use(breaking);

const OFFLINE = 'No connection to the server. It is not saved; everything you typed is still here.';

function watchWrites(page: Page, { write }: FormCase): Request[] {
  const seen: Request[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === write.path && request.method() === write.method) seen.push(request);
  });
  return seen;
}

async function loseOneAnswer(page: Page, { write }: FormCase) {
  let isLost = false;
  await page.route(
    ({ pathname }) => pathname === write.path,
    async (route) => {
      if (isLost || route.request().method() !== write.method) return route.fallback();
      isLost = true;
      await route.fetch();
      return route.abort();
    },
  );
}

async function submitFiveTimes(panel: Desk, { submit: name = 'Save' }: FormCase) {
  const wanted = typeof name === 'string' ? panel.say(name) : name;
  const button = panel.root.getByRole('button', { name: wanted, exact: true }).last();
  await button.evaluate((element) => {
    for (let press = 0; press < 5; press += 1) (element as HTMLElement).click();
  });
}

for (const { form, tag } of forms) {
  test(
    `${form.name}: offline, a lost answer and five presses create one record with all values`,
    {
      tag,
    },
    async ({ page, context, server, enter }) => {
      if (form.at !== undefined) server.setClock(form.at);
      const desk = await enter(form.person ?? 'manager', form.address);
      const panel = await reachDialog(desk, form);
      await fillIn(panel, form);
      const typed = await heldBy(panel);
      await server.actionsSince();
      const writes = watchWrites(page, form);

      await context.setOffline(true);
      await submit(panel, form);
      await expectFailed(desk, panel, form, OFFLINE);
      expect(await heldBy(panel)).toEqual(typed);
      await context.setOffline(false);
      expect(await server.actionsSince(), 'nothing is sent later by itself').toEqual([]);

      await loseOneAnswer(page, form);
      await submit(panel, form);
      await expectFailed(desk, panel, form, OFFLINE);
      expect(await heldBy(panel)).toEqual(typed);
      await submitFiveTimes(panel, form);
      await expect.poll(() => writes.length).toBe(3);
      const answer = await writes.at(-1)?.response();
      expect(answer?.status(), 'the server takes what was typed').toBe(200);
      await answer?.finished();

      expect(await server.actionsSince()).toHaveLength(1);
      const keys = new Set(writes.map((write) => write.headers()['idempotency-key']));
      expect([writes.length, keys.size], 'three tries of one submit').toEqual([3, 1]);
    },
  );
}
