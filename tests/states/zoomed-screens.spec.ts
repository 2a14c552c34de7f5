import type { Page } from '@playwright/test';
import { expect, looking, test } from '../fixture.ts';

test.use({ ...looking, viewport: { width: 320, height: 256 } });

const places = [
  ['Calendar', '/'],
  ['Events', '/events'],
  ['an event', '/events?event=1&on=2026-10-01'],
  ['Cashbook', '/cashbook'],
  ['Pending', '/cashbook?tab=pending'],
  ['Who owes', '/cashbook?tab=owes'],
  ['Clients', '/clients'],
  ['a client', '/clients?client=1'],
  ['Overview', '/overview'],
  ['Employees', '/employees'],
  ['Vendors', '/vendors'],
  ['Packages', '/packages'],
  ['Settings', '/settings'],
  ['Papers', '/settings?tab=papers'],
  ['Banks', '/settings?tab=banks'],
  ['Tax', '/settings?tab=tax'],
  ['Import', '/import'],
  ['Action Logs', '/action-logs'],
] as const;

const covered = (page: Page) =>
  page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'main :is(a[href], button, input, select, textarea, h1)',
      ),
    ].filter(
      (control) =>
        control.checkVisibility({ visibilityProperty: true }) &&
        !control.closest('[inert], [aria-hidden="true"]') &&
        // A skip link shows only on keyboard focus.
        getComputedStyle(control).pointerEvents !== 'none' &&
        control.getBoundingClientRect().width > 1,
    );
    return controls.slice(0, 40).flatMap((control) => {
      control.scrollIntoView({ block: 'center', inline: 'nearest' });
      const { left, top, width, height } = control.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      const isHit =
        hit !== null &&
        (control.contains(hit) || hit.contains(control) || control.closest('label')?.contains(hit));
      const said = control.getAttribute('aria-label') ?? control.textContent?.trim() ?? '';
      return isHit ? [] : [`${control.tagName} ${said.slice(0, 60)}`];
    });
  });

const roomBetweenBars = (page: Page) =>
  page.evaluate(() => {
    const isOfPage = (y: number) =>
      document.elementFromPoint(innerWidth / 2, y)?.closest('main, [role="dialog"]') !== null;
    const rows = Array.from({ length: innerHeight }, (_, y) => y).filter(isOfPage);
    return Math.round((rows.length / innerHeight) * 100);
  });

for (const [name, address] of places)
  test(`${name} fits at 400 % zoom`, { tag: ['@desk'] }, async ({ page, enter }) => {
    await enter('manager', address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await roomBetweenBars(page)).toBeGreaterThanOrEqual(50);
    expect(await covered(page)).toEqual([]);
  });
