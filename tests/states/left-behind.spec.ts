import type { CDPSession, Page } from '@playwright/test';
import { expect, looking, test } from '../fixture.ts';
import type { Desk } from '../support/desk.ts';
import type { DialogCase } from './dialogs/dialog-case.ts';
import { dialogs } from './dialogs/dialogs.ts';
import { deskIn, reachDialog } from './dialogs/opened-dialog.ts';

// With transitions, because parts that are removed in mid-transition leak most easily.
test.use({ ...looking, contextOptions: { reducedMotion: 'no-preference' } });

const [WARM, ALL] = [5, 15];
const MORE = 1.1;

interface Kept {
  readonly nodes: number;
  readonly listeners: number;
}

async function keptBy(session: CDPSession): Promise<Kept> {
  // Twice, because the first collection may release what only the second can free.
  for (const _ of [1, 2]) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const valueOf = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return { nodes: valueOf('Nodes'), listeners: valueOf('JSEventListeners') };
}

/** Changes the address within the app, because loading a page would free everything. */
const goTo = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

async function closeAll({ page, at }: Desk) {
  const open = page.locator('[role=dialog]:visible, [role=alertdialog]:visible');
  for (let left = await open.count(); left > 0; left = await open.count()) {
    const panel = at(open.last());
    const ways = ['Cancel', 'No', 'Close'].map((name) => panel.button(name));
    await ways
      .reduce((some, way) => some.or(way))
      .first()
      .click();
    await expect(open).toHaveCount(left - 1);
  }
}

async function openAndClose(desk: Desk, dialog: DialogCase, times: number) {
  for (let time = 0; time < times; time += 1) {
    await goTo(desk.page, dialog.address);
    const { root } = await reachDialog(desk, dialog);
    const field = root.getByRole('textbox').first();
    if (await field.isVisible()) await field.click();
    await closeAll(desk);
    await goTo(desk.page, screenOf(dialog));
  }
}

const screenOf = ({ address }: DialogCase) => address.split('?')[0] ?? '/';

for (const dialog of dialogs.filter(({ person }) => person !== null)) {
  test(
    `${dialog.name}: opened ${ALL} times it retains no more memory than opened ${WARM} times`,
    {
      tag:
        dialog.name === 'Cash In' ? ['@desk', '@english', '@core'] : ['@desk', '@english', '@long'],
    },
    async ({ page, enter, say }) => {
      await enter(dialog.person ?? 'manager', screenOf(dialog));
      const desk = deskIn({ page, say });
      const session = await page.context().newCDPSession(page);
      await session.send('Performance.enable');
      await openAndClose(desk, dialog, WARM);
      const warm = await keptBy(session);
      await openAndClose(desk, dialog, ALL - WARM);
      const { nodes, listeners } = await keptBy(session);
      expect(nodes).toBeLessThanOrEqual(warm.nodes * MORE);
      expect(listeners).toBeLessThanOrEqual(warm.listeners * MORE);
    },
  );
}
