import { dialogs } from './dialogs.ts';
import { narrowest } from '../examine/examine.ts';
import { deskIn, reachDialog } from './opened-dialog.ts';
import { expect, looking, test } from '../../fixture.ts';

test.use(looking);

for (const dialog of dialogs) {
  const { name, address, person = 'manager' } = dialog;
  test(
    `${name} fits a width of 320 px`,
    { tag: '@long' },
    async ({ page, say, enter, checkState, viewport }) => {
      await enter(person, address);
      const { root } = await reachDialog(deskIn({ page, say }), dialog);
      await page.setViewportSize(narrowest(viewport));
      await expect(root).toBeVisible();
      await checkState(`${name}, 320 px wide`);
    },
  );
}
