// D125, D148
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { filterOf } from '../../features/events/list/event-views.tsx';
import { OverviewScreen } from '../../features/overview/overview-screen.tsx';
import { bookAutumn } from '../../testing/booked-autumn.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { useApp } from '../../testing/use-app.ts';

const standard = useApp();

beforeEach(() => bookAutumn(standard.app));

const open = async (as: string, address = '/reports') => {
  const rendered = await renderScreen(standard.app, <OverviewScreen />, { as, address });
  await screen.findByRole('link', { name: 'Booked' });
  return rendered;
};

function tile(name: string): { figure: number; address: URL } {
  const link = screen.getByRole<HTMLAnchorElement>('link', { name });
  const [figure] = within(link.closest('dl') as HTMLElement).getAllByRole('definition');
  return {
    figure: Number(figure?.textContent?.replaceAll(/\D/g, '')),
    address: new URL(link.href),
  };
}

async function eventsAt({ searchParams }: URL) {
  const filter = filterOf(searchParams, '2026-09-21');
  const branch = searchParams.get('branch');
  const query = new URLSearchParams({
    ...(filter as Record<string, string>),
    ...(branch !== null && branch !== 'all' && { branch }),
  });
  const admin = await standard.app.as('admin');
  const { events } = (await admin.get(`/api/event?${query.toString()}`)).body;
  const sum = (name: string) =>
    events.reduce((all: number, event: Record<string, number>) => all + (event[name] ?? 0), 0);
  return {
    count: events.length,
    guests: sum('num_of_people'),
    total: sum('total'),
    left: sum('left'),
  };
}

async function bookAt({ searchParams }: URL) {
  const admin = await standard.app.as('admin');
  const branch = searchParams.get('branch');
  const query = new URLSearchParams({
    type: 'book',
    from: searchParams.get('from') ?? '',
    to: searchParams.get('to') ?? '',
    ...(branch !== null && { branchId: branch }),
  });
  return (await admin.get(`/api/transactions?${query.toString()}`)).body.totals;
}

test('the number of understaffed events equals the length of the list it links to', async () => {
  await open('admin', '/reports?branch=1');
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: '1 event in 7 days' });
  expect((await eventsAt(new URL(link.href))).count).toBe(1);
});

test.each(['', 'branch=1', 'branch=2', 'month=2019-02', 'month=2019-02&branch=1'])(
  'each tile equals the sum of the list it links to: %s',
  async (address) => {
    await open('admin', `/reports?${address}`);
    const held = await eventsAt(tile('Events').address);
    expect(tile('Events').figure).toBe(held.count);
    expect(tile('Guests').figure).toBe(held.guests);
    expect(tile('Booked').figure).toBe(held.total);
    const owing = tile('Owed to us');
    expect(owing.figure).toBe((await eventsAt(owing.address)).left);
    expect(owing.figure).toBeGreaterThan(0);
    const { totalIn, totalOut } = await bookAt(tile('Cash in').address);
    expect(tile('Cash in').figure).toBe(totalIn);
    expect(tile('Cash out').figure).toBe(totalOut);
  },
);
