/** Every form focuses its first empty field. Decision 0091. */
import { dialogs } from './dialogs/dialogs.ts';
import { deskIn, reachDialog } from './dialogs/opened-dialog.ts';
import { expect, looking, test } from '../fixture.ts';

test.use(looking);

const sample = new Set(['Schedule Event', 'Add Branch', 'Cash In', 'Filter of events']);
const ticked = new Set([
  'User Access',
  'Pay employee',
  'Pay-day',
  'Lost',
  'Assign Employees',
  'Assign Vendors',
]);

for (const dialog of dialogs) {
  const { name, kind, address, person = 'manager' } = dialog;
  if ((kind !== 'form' && !name.startsWith('Filter')) || ticked.has(name)) continue;
  test(
    `${name}: opens with the focus in a field`,
    { tag: sample.has(name) ? [] : ['@long'] },
    async ({ page, say, enter }) => {
      await enter(person, address);
      const { root } = await reachDialog(deskIn({ page, say }), dialog);
      const isInField = () =>
        root.evaluate((panel) => {
          const { activeElement: active } = document;
          return Boolean(
            active &&
            panel.contains(active) &&
            active.matches('input, textarea, [data-opener] button'),
          );
        });
      await expect.poll(isInField).toBe(true);
      const box = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top);
      expect(box).toBeLessThan(page.viewportSize()?.height ?? 0);
    },
  );
}

test('the sign-in opens with the focus in the name', async ({ page, say }) => {
  await page.goto('/');
  await expect(page.getByRole('textbox', { name: say('Username') })).toBeFocused();
});

test(
  'Enter saves a form that can add another record, and closes it',
  { tag: '@desk' },
  async ({ enter }) => {
    const desk = await enter('manager', '/branches?dialog=add');
    const { root, field } = desk.dialog('Add Branch');
    await field('Branch Name').fill('መገናኛ');
    await field('Address').press('A');
    await field('Address').press('Enter');
    await expect(root).toBeHidden();
    await expect(desk.notice('Branch successfully added!')).toBeVisible();
  },
);
