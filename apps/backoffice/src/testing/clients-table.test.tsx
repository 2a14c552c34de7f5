import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMockFetch, exampleOf } from '@digis/api-client/mocks';
import { clearReads } from '@digis/api-client/swr';
import { codeBlocks, firstCommentLess } from '@digis/tooling/doc-examples';
import { KitTestProvider } from '@digis/ui/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { Clients } from './clients-table.tsx';

beforeEach(() => () => {
  clearReads();
  vi.unstubAllGlobals();
});

test('the README of the client shows this table', () => {
  const root = join(import.meta.dirname, '../../../..');
  const readme = readFileSync(join(root, 'packages/api-client/README.md'), 'utf8');
  const file = join(root, 'apps/backoffice/src/testing/clients-table.tsx');
  expect(codeBlocks(readme)).toContain(firstCommentLess(readFileSync(file, 'utf8')));
});

test('a paged list that failed is retried from its table, and shows its rows', async () => {
  let isRefused = true;
  const { fetch } = createMockFetch({
    get: { '/client': () => (isRefused ? 422 : exampleOf('get', '/client')) },
  });
  vi.stubGlobal('fetch', fetch);
  render(<Clients q="" />, { wrapper: KitTestProvider });
  const again = await screen.findByRole('button', { name: 'Try again' });
  isRefused = false;
  await userEvent.click(again);
  expect(await screen.findByRole('rowheader', { name: 'ሄኖክ ግርማ' })).toBeVisible();
});
