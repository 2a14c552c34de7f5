import type { Permission } from '@digis/api-client/contract';
import type { TestApp } from '@digis/server/testing';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { activateLanguage } from '../i18n/language.ts';
import { renderScreen } from './render-screen.tsx';

export interface ListStates {
  readonly Screen: ComponentType;
  readonly address: string;
  readonly permission: Permission;
  readonly title: string;
  readonly amharicTitle: string;
  readonly call: string;
  readonly row: string | RegExp;
}

export function testList(standard: { readonly app: TestApp }, list: ListStates) {
  const { Screen, address, permission, title, amharicTitle, call, row } = list;
  // Other lists run only in `pnpm test:all`.
  const options = { tags: address === '/clients' ? [] : ['long'] };
  const open = async (failing: { readonly failing?: string } = {}) => {
    await standard.app.createUser({ username: 'reader', branch_id: 1, access: [permission] });
    return renderScreen(standard.app, <Screen />, { as: 'reader', address, ...failing });
  };

  test('a user with the permission sees the rows, and no call is refused', async () => {
    const { calls } = await open();
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect((await screen.findAllByText(row))[0]).toBeVisible();
    expect(calls.filter(({ status }) => status === 403)).toEqual([]);
  });

  // spec:8
  test('a failed load shows an error, and trying again loads the rows', options, async () => {
    const { user, mend } = await open({ failing: call });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getAllByText('Something went wrong')[0]).toBeVisible();
    mend();
    await user.click(retry);
    expect((await screen.findAllByText(row))[0]).toBeVisible();
  });

  test('the screen has its Amharic title', options, async () => {
    await activateLanguage('am');
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: amharicTitle })).toBeVisible();
  });
}
