// D153
import { callerOf, testPassword } from '@digis/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { useApp } from '../../testing/use-app.ts';

const standard = useApp();

/** Advances the clock until the password is asked for again, while the session lives. */
async function workOn(settled: () => Promise<void>) {
  const caller = callerOf(standard.app.fetch, window.sessionStorage.getItem('digis.token'));
  for (let passed = 0; passed < 40; passed += 10) {
    await settled();
    standard.app.clock.advance(10);
    await caller.post('/api/heartbeat');
  }
}

async function typePassword(user: UserEvent) {
  const proof = within(await screen.findByRole('dialog', { name: 'Enter your password again' }));
  await user.type(await proof.findByLabelText(/^Password/), testPassword);
  await user.click(proof.getByRole('button', { name: 'Go on' }));
}

const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

async function save(user: UserEvent, name: string) {
  await user.click((await dialogOf(name)).getByRole('button', { name: 'Save' }));
}

async function typeInto(user: UserEvent, name: string, label: RegExp, text: string) {
  await user.type(await (await dialogOf(name)).findByLabelText(label), text);
}

interface Change {
  readonly address: string;
  readonly begin: (user: UserEvent) => Promise<void>;
  readonly done: string | RegExp;
}

const remove = (row: string) => async (user: UserEvent) => {
  await user.click(await screen.findByRole('button', { name: `Actions, ${row}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
};

const changes: Readonly<Record<string, Change>> = {
  'another user’s name': {
    address: '/users?dialog=edit&id=4',
    begin: async (user) => {
      await typeInto(user, 'Edit User', /^Username/, '-bole');
      await save(user, 'Edit User');
    },
    done: 'User successfully updated!',
  },
  'another user’s access': {
    address: '/users?dialog=access&id=4',
    begin: async (user) => {
      const dialog = await dialogOf('User Access: kebede');
      await user.click(await dialog.findByRole('checkbox', { name: 'View Events' }));
      await save(user, 'User Access: kebede');
    },
    done: 'Success!',
  },
  'a user who leaves': { address: '/users', begin: remove('kebede'), done: 'User deleted' },
  'a new branch': {
    address: '/branches?dialog=add',
    begin: async (user) => {
      await typeInto(user, 'Add Branch', /^Branch Name/, 'Adama');
      await typeInto(user, 'Add Branch', /^Address/, 'Adama, near the stadium');
      await save(user, 'Add Branch');
    },
    done: 'Branch successfully added!',
  },
  'a second factor': {
    address: '/?dialog=account',
    begin: async (user) => {
      await user.click(
        await (await dialogOf('My account')).findByRole('button', { name: 'Set up' }),
      );
    },
    done: /^(?:[A-Z2-7]{4} ){3,}[A-Z2-7]+$/u,
  },
};

const sample = new Set(['another user’s access', 'a second factor']);

for (const [what, { address, begin, done }] of Object.entries(changes))
  test(
    `the change is made after the password is confirmed: ${what}`,
    {
      tags: sample.has(what) ? [] : ['long'],
    },
    async () => {
      const { user, settled } = await renderApp(standard.app, { as: 'admin', address });
      await screen.findByRole('heading', { level: 1 });
      await workOn(settled);
      await begin(user);
      await typePassword(user);
      expect(await screen.findByText(done)).toBeVisible();
      const question = 'Enter your password again';
      await waitFor(() => expect(screen.queryByRole('dialog', { name: question })).toBeNull());
    },
  );

test('nothing is changed unless the password is confirmed', async () => {
  const { user, settled } = await renderApp(standard.app, { as: 'admin', address: '/users' });
  await screen.findByRole('heading', { level: 1 });
  await workOn(settled);
  await remove('kebede')(user);
  const proof = await dialogOf('Enter your password again');
  await user.click(await proof.findByRole('button', { name: 'Cancel' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(await question.findByText(/Enter your password again/)).toBeVisible();
  const admin = await standard.app.as('admin');
  const { users } = (await admin.get('/api/user')).body;
  expect(users).toContainEqual(expect.objectContaining({ username: 'kebede' }));
});
