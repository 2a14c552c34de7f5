// D130
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ReportsScreen } from '../../features/reports/reports-screen.tsx';
import { bookAutumn } from '../../testing/booked-autumn.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { useApp } from '../../testing/use-app.ts';

const standard = useApp();

beforeEach(() => bookAutumn(standard.app));

function tile(name: string): { figure: number; asks: URLSearchParams } {
  const link = screen.getByRole<HTMLAnchorElement>('link', { name });
  const [figure] = within(link.closest('dl') as HTMLElement).getAllByRole('definition');
  return {
    figure: Number(figure?.textContent.replaceAll(/[^\d−]/gu, '').replace('−', '-')),
    asks: new URL(link.href).searchParams,
  };
}

const daysOf = (asks: URLSearchParams) => ({
  from: asks.get('from') ?? '',
  to: asks.get('to') ?? '',
});
const branchOf = (asks: URLSearchParams) => asks.get('branch');

async function eventsAt(asks: URLSearchParams) {
  const branch = branchOf(asks);
  const query = new URLSearchParams({
    ...daysOf(asks),
    ...(asks.get('view') === 'owes' && { owes: '1' }),
    ...(branch !== null && branch !== 'all' && { branch }),
  });
  const { events } = (await (await standard.app.as('admin')).get(`/api/event?${query}`)).body;
  const sum = (name: string) =>
    events.reduce((all: number, event: Record<string, number>) => all + (event[name] ?? 0), 0);
  return {
    count: events.length,
    guests: sum('num_of_people'),
    total: sum('total'),
    left: sum('left'),
  };
}

async function bookAt(asks: URLSearchParams) {
  const branch = branchOf(asks);
  const query = new URLSearchParams({
    type: 'book',
    ...daysOf(asks),
    ...(branch !== null && { branchId: branch }),
  });
  return (await (await standard.app.as('admin')).get(`/api/transactions?${query}`)).body.totals;
}

test.each(['', 'branch=1', 'branch=2', 'span=quarter&from=2026-10-20', 'span=year&branch=1'])(
  'each sum of a report equals that of its list: %s',
  async (query) => {
    const address = `/reports/period?${query}`;
    await renderScreen(standard.app, <ReportsScreen />, { as: 'admin', address });
    await screen.findByRole('link', { name: 'Booked' });
    const listed = await eventsAt(tile('Events').asks);
    expect(tile('Events').figure).toBe(listed.count);
    expect(tile('Guests').figure).toBe(listed.guests);
    expect(tile('Booked').figure).toBe(listed.total);
    expect(tile('Still due').figure).toBe((await eventsAt(tile('Still due').asks)).left);
    const book = await bookAt(tile('Other costs').asks);
    const [received, other] = [tile('Received').figure, tile('Other costs').figure];
    expect(received - other).toBe(book.totalIn - book.totalOut);
    expect(tile('Received').asks.toString()).toBe(tile('Other costs').asks.toString());
  },
);
