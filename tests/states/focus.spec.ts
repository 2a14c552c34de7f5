import type { Locator } from '@playwright/test';
import { dialogs } from './dialogs/dialogs.ts';
import { deskIn, fillIn, reachDialog } from './dialogs/opened-dialog.ts';
import { expect, looking, test } from '../fixture.ts';

test.use(looking);

const pressable = (form: Locator) =>
  form
    .locator('form')
    .getByRole('button', { disabled: false })
    .and(form.page().locator(':not([aria-haspopup]):not([type="submit"])'))
    .filter({ visible: true });

const isPressable = (node: Node) =>
  node instanceof HTMLButtonElement && node.isConnected && !node.disabled;

const sample = new Set(['Schedule Event', 'Assign Employees', 'Add Package']);

for (const dialog of dialogs) {
  if (dialog.kind !== 'form') continue;
  const { name, address, person = 'manager' } = dialog;
  test(
    `${name}: a button that removes itself keeps the focus in the form`,
    { tag: ['@desk', '@english', ...(sample.has(name) ? [] : ['@long'])] },
    async ({ page, say, enter }) => {
      await enter(person, address);
      const panel = await reachDialog(deskIn({ page, say }), dialog);
      await fillIn(panel, dialog);
      for (const button of await pressable(panel.root).elementHandles()) {
        if (!(await button.evaluate(isPressable))) continue;
        const label = await button.textContent();
        await button.press('Enter');
        const focused = await button.evaluate(async () => {
          await new Promise(requestAnimationFrame);
          await new Promise(requestAnimationFrame);
          const { activeElement } = document;
          const isLost = activeElement?.closest('form') === null;
          return isLost ? (activeElement.ariaLabel ?? activeElement.tagName) : null;
        });
        if (await button.evaluate(isPressable)) continue;
        expect(focused, `after "${label}" the focus is at`).toBeNull();
        if (!(await panel.root.isVisible())) break;
      }
    },
  );
}
