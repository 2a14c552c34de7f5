/** What every list promises: rows, none, a failure with a way on, and nothing for whoever may not see it. */
import type { Permission } from '@digis/api-client/contract';
import type { TestApp } from '@digis/server/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { activateLanguage } from '../i18n/language.ts';
import { renderApp } from './render-app.tsx';

export interface ListPromise {
  readonly address: string;
  /** The one permission that opens the screen. */
  readonly permission: Permission;
  readonly title: string;
  readonly amharicTitle: string;
  /** The call that brings the rows. */
  readonly call: string;
  /** Text of a row that the standard business has. */
  readonly row: string | RegExp;
}

export function testList(standard: { readonly app: TestApp }, promise: ListPromise) {
  const { address, permission, title, amharicTitle, call, row } = promise;
  // The sample for every commit; every other list is for `pnpm test:all`.
  const options = { tags: address === '/clients' ? [] : ['long'] };
  const open = async (access: readonly Permission[] = [permission]) => {
    await standard.app.createUser({ username: 'reader', branch_id: 1, access });
    return renderApp(standard.app, { as: 'reader', address });
  };

  test('whoever may see it sees its rows, and no call is refused', async () => {
    const { calls } = await open();
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect((await screen.findAllByText(row))[0]).toBeVisible();
    expect(calls.filter(({ status }) => status === 403)).toEqual([]);
  });

  // spec:8
  test('a failed load says so, and trying again brings the rows', options, async () => {
    await standard.app.createUser({ username: 'reader', branch_id: 1, access: [permission] });
    const { user, mend } = await renderApp(standard.app, { as: 'reader', address, failing: call });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getAllByText('Something went wrong')[0]).toBeVisible();
    mend();
    await user.click(retry);
    expect((await screen.findAllByText(row))[0]).toBeVisible();
  });

  test('whoever may not see it is shown another screen', options, async () => {
    const { calls } = await open(['Calendar']);
    await screen.findByRole('heading', { level: 1, name: 'Calendar' });
    expect(screen.queryByRole('heading', { level: 1, name: title })).toBeNull();
    expect(calls.filter(({ status }) => status === 403)).toEqual([]);
  });

  test('in Amharic it is called by its Amharic name', options, async () => {
    await activateLanguage('am');
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: amharicTitle })).toBeVisible();
  });
}
