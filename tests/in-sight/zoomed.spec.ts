import type { Locator } from '@playwright/test';
import { openDatePicker, openTimePicker, set } from '../support/schedule-form.ts';
import { live } from '../scenarios/earlier-days.ts';
import { examine } from '../states/examine/examine.ts';
import { expect, test } from '../fixture.ts';

const heightOf = async (element: Locator) => Math.round((await element.boundingBox())?.height ?? 0);

test(
  'at 400 % zoom the form fills the screen, and its header and footer scroll with it',
  { tag: ['@desk'] },
  async ({ visit }) => {
    const hana = await visit('hana', '/?dialog=schedule');
    await hana.page.setViewportSize({ width: 320, height: 200 });
    const form = hana.dialog('Schedule Event');
    const name = form.field('Client name');
    await name.scrollIntoViewIfNeeded();
    await name.click();
    await hana.page.keyboard.type('አልማዝ');
    await expect(name).toHaveValue('አልማዝ');
    const guests = form.field('Number of people');
    await guests.scrollIntoViewIfNeeded();
    // The bars scroll away, so that they do not cover the fields.
    await expect(form.root.getByRole('heading', { level: 2 })).not.toBeInViewport();
    await expect(form.button('Save')).not.toBeInViewport();
    await expect(guests).toBeInViewport({ ratio: 1 });
    await form.button('Save').scrollIntoViewIfNeeded();
    await expect(form.button('Save')).toBeInViewport();
  },
);

test(
  'a date and a time fit on one line, as high as the field beside them',
  { tag: ['@desk'] },
  async ({ visit }) => {
    const hana = await visit('hana', '/?dialog=schedule');
    const form = hana.dialog('Schedule Event');
    await set(await openDatePicker(form, { month: 1, day: 21 }));
    await set(await openTimePicker(form, { part: 'Afternoon', hour: 9, minutes: 'On the hour' }));
    const line = await heightOf(form.field('Number of people').locator('xpath=..'));
    for (const name of ['Event date', 'Time']) {
      const field = form.buttonOf(name);
      expect(await heightOf(field), name).toBe(line);
      const cut = await field.evaluate((button) =>
        [...button.querySelectorAll('*')].some(
          (part) => part.clientWidth > 1 && part.scrollWidth > part.clientWidth + 1,
        ),
      );
      expect(cut, name).toBe(false);
    }
  },
);

test(
  'opening the address of a form shows its dialog before the event is loaded',
  { tag: ['@desk', '@english'] },
  async ({ visit, server }) => {
    await live(server, 1);
    const hana = await visit('hana', '/clients');
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await hana.page.route(/\/api\/event(\?|$)/u, async (route) => {
      await held;
      await route.continue();
    });
    let choose = () => {};
    const chosen = new Promise<void>((resolve) => {
      choose = resolve;
    });
    await hana.page.route(/\/api\/package(\?|$)/u, async (route) => {
      await chosen;
      await route.continue();
    });
    await hana.page.goto('/events?event=1&on=2026-10-01&dialog=edit');
    const dialog = hana.dialog('Edit Event');
    await expect(dialog.root).toBeVisible();
    answer();
    await expect(dialog.root.getByText('Loading the form')).toBeAttached();
    await expect(dialog.root).toBeVisible();
    choose();
    await expect(dialog.field('Client name')).toHaveValue('አልማዝ ተስፋዬ');
  },
);

const looks = [
  ['the book', '/cashbook'],
  ['who owes', '/cashbook?tab=owes'],
  ['an entry', '/cashbook?entry=1'],
  ['a receipt', '/cashbook?entry=1&dialog=receipt'],
  ['the filter', '/cashbook?dialog=filter'],
] as const;

test(
  'the cashbook, an entry, its receipt, the filter and who owes are usable at 400 % zoom',
  { tag: ['@desk'] },
  async ({ visit, server, language }) => {
    await live(server, 2);
    const dawit = await visit('dawit', '/cashbook');
    // A window of 1280 × 800, enlarged four times.
    await dawit.page.setViewportSize({ width: 320, height: 200 });
    for (const [name, address] of looks) {
      await dawit.page.goto(address);
      await expect(dawit.page.getByText(/አልማዝ ተስፋዬ/u).first()).toBeAttached();
      await expect(dawit.page.locator('[aria-busy="true"]')).toHaveCount(0);
      expect(await examine(dawit.page, language), name).toEqual([]);
      expect(await dawit.page.evaluate(() => document.documentElement.scrollWidth), name).toBe(320);
    }
  },
);
