/**
 * The Back button, two tabs, and a record that another user changed first. D6, D111, D112, spec:1
 */
import { appRoutes } from '../states/app-routes.ts';
import { deskOf } from '../support/desk.ts';
import { breaking, expect, startSession, test } from '../fixture.ts';

test.use(breaking);

const addresses = [
  '/?day=2026-10-01',
  '/events?event=1&on=2026-10-01',
  '/cashbook?tab=pending',
  ...appRoutes.map(({ path }) => path),
];

test(
  'every address shows the same screen after a reload',
  { tag: '@long' },
  async ({ page, enter }) => {
    const desk = await enter('manager', '/');
    for (const address of addresses) {
      await page.goto(address);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading.first()).not.toHaveText(desk.say('Loading'));
      const name = await heading.first().textContent();
      await page.reload();
      await expect(heading.first()).toHaveText(name ?? '');
      expect(page.url()).toContain(address);
    }
  },
);

test('Back closes the top dialog, not the screen', { tag: '@long' }, async ({ page, enter }) => {
  const desk = await enter('manager', '/events');
  await page.goto('/events?event=1&on=2026-10-01');
  const event = page.getByRole('heading', { level: 1, name: 'አልማዝ ተስፋዬ' });
  await expect(event).toBeVisible();
  await desk.button('Edit').click();
  await expect(desk.dialog('Edit Event').root).toBeVisible();
  await page.goBack();
  await expect(desk.dialog('Edit Event').root).toBeHidden();
  await expect(event).toBeVisible();
  await page.goBack();
  await expect(event).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: desk.say('Events') })).toBeVisible();
});

test(
  'two users in two tabs stay separate, but share the chosen language',
  { tag: '@long' },
  async ({ page, context, language, say, server, enter }) => {
    const desk = await enter('manager', '/items');
    const tab = await context.newPage();
    await startSession(tab, await server.tokenOf('admin'));
    await tab.goto('/items');
    const other = deskOf(tab, say);
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    await server.endSession(
      await tab.evaluate(() => window.sessionStorage.getItem('digis.token') ?? ''),
    );
    await tab.reload();
    await expect(other.button('Sign in')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: say('Items') })).toBeVisible();
    await expect(desk.button('Sign in')).toHaveCount(0);

    const wanted = language === 'en' ? 'አማርኛ' : 'English';
    await tab
      .getByRole('radio', { name: wanted })
      .or(tab.getByText(wanted, { exact: true }))
      .first()
      .click();
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'en' ? 'am' : 'en');
  },
);

test(
  'a payment that another user has processed is reported, and leaves the list',
  { tag: '@long' },
  async ({ page, server, enter }) => {
    const desk = await enter('manager', '/cashbook?tab=pending&dialog=accept&id=1');
    const panel = desk.dialog('Accept Payment');
    await expect(panel.root).toBeVisible();
    const answer = await fetch(`${server.url}/api/transactions`, {
      method: 'PATCH',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${await server.tokenOf('dawit')}`,
      },
      body: JSON.stringify({ type: 'pending', action: 'reject', actionId: 1 }),
    });
    expect(answer.status).toBe(200);
    await panel.button('Accept').click();
    await expect(desk.notice('This has already been processed.')).toBeVisible();
    await expect(panel.root, 'nothing is left to accept').toBeHidden();
    await expect(page.getByRole('main').getByText('አልማዝ ተስፋዬ')).toHaveCount(0);
  },
);

test(
  'deleting a record that was already deleted says that it no longer exists',
  { tag: '@long' },
  async ({ page, server, enter }) => {
    const desk = await enter('manager', '/items?dialog=add');
    await desk.dialog('Add Item').field('Item Name').fill('ድፎ ዳቦ');
    await desk.dialog('Add Item').button('Save').click();
    const acts = page.getByRole('button', { name: /ድፎ ዳቦ$/u }).last();
    await expect(acts).toBeVisible();
    const headers = { Authorization: `Bearer ${await server.tokenOf('admin')}` };
    const { items } = await (await fetch(`${server.url}/api/item`, { headers })).json();
    const { id } = items.find((item: { name: string }) => item.name === 'ድፎ ዳቦ');
    await fetch(`${server.url}/api/item?id=${id}`, { method: 'DELETE', headers });
    await acts.click();
    await page.getByRole('menuitem', { name: desk.say('Delete') }).click();
    await desk.button('Yes').click();
    await expect(
      desk.notice('It no longer exists, or it belongs to another branch.'),
    ).toBeVisible();
  },
);
