/** Pictures of every demo screen and dialog, for `playwright.screenshots.config.ts`. */
import type { Desk } from '../support/desk.ts';

export interface Shown {
  readonly event: number;
  readonly on: string;
  readonly pending: number;
  readonly advance: number;
  readonly employee: number;
}

export interface Picture {
  readonly name: string;
  readonly address: (shown: Shown) => string;
  readonly press?: (desk: Desk) => Promise<void>;
}

const at = (name: string, address: string, press?: Picture['press']): Picture => ({
  name,
  address: () => address,
  ...(press && { press }),
});

const ofEvent = (name: string, dialog = name): Picture => ({
  name,
  address: ({ event, on }) => `/events?branch=1&event=${event}&on=${on}&dialog=${dialog}`,
});

const form = '/?day=2026-11-25&dialog=schedule';

const screens: readonly Picture[] = [
  at('calendar', '/'),
  at('day', '/?day=2026-11-21'),
  at('day-sheet', '/?day=2026-11-21&show=sheet'),
  at('kitchen-sheet', '/kitchen?from=2026-11-21'),
  at('load-list', '/kitchen?from=2026-11-21&sheet=load'),
  at('events', '/events?branch=1'),
  at('deleted-events', '/events?branch=1&view=deleted'),
  at('clients', '/clients'),
  at('cashbook', '/cashbook?branch=1'),
  at('cashbook-pending', '/cashbook?branch=1&tab=pending'),
  at('cashbook-advance', '/cashbook?branch=1&tab=advance'),
  at('cashbook-petty', '/cashbook?branch=1&tab=petty'),
  ...['deliverables', 'vendors', 'items', 'packages', 'users', 'employees'].map((name) =>
    at(name, `/${name}`),
  ),
  ...['branches', 'action-logs', 'settings'].map((name) => at(name, `/${name}`)),
];

const eventDialogs: readonly Picture[] = [
  at('form', form),
  at('date-picker', form, ({ buttonOf }) => buttonOf('Event date').click()),
  at('time-picker', form, ({ buttonOf }) => buttonOf('Time').click()),
  at('form-errors', form, async ({ button, page, say }) => {
    await button('Save').click();
    await page.getByText(say('Please fix all errors')).waitFor();
  }),
  ofEvent('details', ''),
  ofEvent('edit-event', 'edit'),
  ofEvent('package-items', 'items'),
  ofEvent('assign-employees', 'employees'),
  ofEvent('attendance'),
  ofEvent('assign-vendors', 'vendors'),
  ...['agreement', 'messages', 'account'].map((name) => ofEvent(name)),
  ofEvent('delete-event', 'delete'),
];

const cashDialogs: readonly Picture[] = [
  at('cash-in', '/cashbook?branch=1&dialog=in'),
  {
    name: 'accept-payment',
    address: ({ pending }) => `/cashbook?branch=1&tab=pending&dialog=accept&id=${pending}`,
  },
  {
    name: 'reject-payment',
    address: ({ pending }) => `/cashbook?branch=1&tab=pending&dialog=reject&id=${pending}`,
  },
  {
    name: 'settle-advance',
    address: ({ advance }) => `/cashbook?branch=1&tab=advance&dialog=accept&id=${advance}`,
  },
  ...['create', 'spend', 'manage', 'toggle'].map((name) =>
    at(`petty-${name}`, `/cashbook?branch=1&tab=petty&dialog=petty-${name}&id=1`),
  ),
];

const listDialogs: readonly Picture[] = [
  at('add-client', '/clients?dialog=add'),
  at('camera', '/clients?dialog=add', async ({ button, page, say }) => {
    await button('Take Picture').first().click();
    await page
      .getByRole('button', { name: say('Take Picture') })
      .last()
      .waitFor();
  }),
  at('edit-item', '/items?dialog=edit&id=1'),
  at('edit-package', '/packages?dialog=edit&id=1'),
  at('select-items', '/packages?dialog=edit&id=1', ({ button }) =>
    button('Select Package Items').click(),
  ),
  at('edit-vendor', '/vendors?dialog=edit&id=1'),
  at('vendor-ledger', '/vendors?dialog=ledger&id=1&branch=1'),
  at('pay-vendor', '/vendors?dialog=ledger&id=1&branch=1', ({ button }) =>
    button('Make Payment').click(),
  ),
  { name: 'edit-employee', address: ({ employee }) => `/employees?dialog=edit&id=${employee}` },
  { name: 'employee-ledger', address: ({ employee }) => `/employees?dialog=ledger&id=${employee}` },
  at('pay-day', '/employees?dialog=pay-day'),
  at('edit-branch', '/branches?dialog=edit&id=1'),
  at('edit-user', '/users?dialog=edit&id=2'),
  at('user-access', '/users?dialog=access&id=2'),
];

const gregorian = at('calendar-gregorian', '/', async ({ page, say }) => {
  const whole = page.getByRole('button', { name: /^(Month|ወር)$/u });
  if ((page.viewportSize()?.width ?? 0) <= 640) await whole.click();
  await page.getByRole('radio', { name: say('Gregorian') }).click();
  await page.getByRole('heading', { level: 2, name: /2026/ }).waitFor();
});

export const pictures: readonly Picture[] = [
  ...screens,
  ...eventDialogs,
  ...cashDialogs,
  ...listDialogs,
  gregorian,
];
