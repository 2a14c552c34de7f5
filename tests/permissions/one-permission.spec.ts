// D4, spec:6
import { buildEvent } from '@digis/server/testing';
import { live } from '../scenarios/earlier-days.ts';
import { appRoutes, type Permission } from '../states/app-routes.ts';
import type { Desk } from '../support/desk.ts';
import type { Server } from '../support/server.ts';
import { expect, test } from '../fixture.ts';
import { additions, controls, screens, seen, type OpenedScreen } from './screens.ts';

const tag = ['@desk', '@english'];

async function hire(server: Server, permission: Permission, number = 1): Promise<string> {
  const username = `${permission} ${number}`;
  await server.createUser({ username, access: [permission], branch_id: 1 });
  return username;
}

async function beginBusiness(server: Server) {
  await live(server, 3);
  const [hana, dawit] = [await server.as('hana'), await server.as('dawit')];
  await hana.post('/api/event', buildEvent());
  await dawit.post('/api/petty-cash', { type: 'create', spender: 4, budget: 1_000 });
}

async function expectScreen(desk: Desk, screen: OpenedScreen) {
  const { page, say } = desk;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(screen.title));
  for (const control of screen.controls ?? []) {
    await expect(desk.buttonOf(control).first(), `${control} on ${screen.path}`).toBeVisible();
  }
  const tabs = screen.tabs ?? [];
  await expect(page.getByRole('tab')).toHaveText(tabs.map((tab) => new RegExp(say(tab), 'u')));
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  for (const control of controls) {
    if (screen.controls?.includes(control)) continue;
    const name = new RegExp(`^${say(control)}(,|$)`, 'u');
    await expect(page.getByRole('button', { name }), `${control} on ${screen.path}`).toHaveCount(0);
  }
}

for (const area of [
  'events and cash',
  'vendors and the kitchen',
  'people and the house',
] as const) {
  test(
    `each permission over ${area} opens its screen and actions, and nothing that needs another`,
    { tag },
    async ({ server, visit }) => {
      await beginBusiness(server);
      for (const [number, screen] of screens[area].entries()) {
        const desk = await visit(await hire(server, screen.permission, number), screen.path);
        await expectScreen(desk, screen);
        await desk.page.close();
      }
    },
  );
}

test(
  'a user without a permission for a screen sees a page that says so',
  { tag },
  async ({ server, visit }) => {
    await server.createUser({ username: 'nobody', access: [], branch_id: 1 });
    const usernames = ['nobody'];
    for (const permission of additions) usernames.push(await hire(server, permission));
    for (const username of usernames) {
      const desk = await visit(username, '/cashbook');
      await expect(desk.text('No Permission')).toBeVisible();
      await expect(
        desk.text('Your account has no access to any screen yet. Ask an administrator for it.'),
      ).toBeVisible();
      await expect(desk.button('Log out')).toBeVisible();
      await expect(desk.page.getByRole('navigation').getByRole('link')).toHaveCount(0);
    }
  },
);

test(
  'a forbidden address redirects to the permitted screen',
  { tag },
  async ({ server, visit }) => {
    const cook = await visit(await hire(server, 'Items'));
    for (const { path } of appRoutes) {
      await cook.page.goto(path);
      await expect(cook.page.getByRole('heading', { level: 1 })).toHaveText(cook.say('Items'));
      expect(new URL(cook.page.url()).pathname).toBe('/items');
    }
  },
);

test('every control of a permission is on a route that the permission opens', { tag }, () => {
  const doors = appRoutes.flatMap(({ path, permissions }) =>
    permissions.map((permission) => `${path} ${permission}`),
  );
  expect(doors).toEqual(expect.arrayContaining(Object.keys(seen)));
});

const eventDialogs =
  'employees attendance vendors agreement messages tell pay certificate delete'.split(' ');

test(
  'a link to a forbidden dialog of an event shows the event',
  { tag },
  async ({ server, visit }) => {
    await live(server, 1);
    const viewer = await visit(await hire(server, 'View Events'));
    for (const name of eventDialogs) {
      await viewer.page.goto(`/events?event=1&on=2026-10-01&dialog=${name}`);
      await expect(viewer.fact('Total')).toHaveText(viewer.birr('220,000'));
      await expect(viewer.button('Messages')).toHaveCount(0);
      await expect(viewer.page.getByRole('dialog')).toHaveCount(0);
    }
    await viewer.page.goto('/events?event=1&on=2026-10-01&dialog=edit');
    const form = viewer.dialog('Edit Event');
    await expect(form.field('Client name')).toHaveValue('አልማዝ ተስፋዬ');
    await expect(form.field('Client name')).toBeDisabled();
    await expect(form.button('Save')).toHaveCount(0);
  },
);
