// D9, D11, D137, spec:2.2, spec:4
import { deskIn } from '../states/dialogs/opened-dialog.ts';
import { expect, looking, test } from '../fixture.ts';

test.use(looking);

test(
  'a phone has a bottom bar, and cards that show every column',
  { tag: '@phone' },
  async ({ page, say, enter }) => {
    await enter('manager', '/items');
    const bar = page.getByRole('navigation', { name: say('Quick menu') });
    await expect(bar.getByRole('link')).toHaveText(
      ['Calendar', 'Events', 'Schedule Event', 'Cashbook', 'Who owes'].map(
        (label) => new RegExp(`^${say(label)}`, 'u'),
      ),
    );
    const card = page.getByRole('main').getByRole('listitem').first();
    await expect(card.getByRole('term')).toHaveText([say('Fasting'), say('Date Created')]);
  },
);

test(
  'the menu is collapsed, and stays so after a reload',
  { tag: ['@desk', '@english'] },
  async ({ page, say, enter }) => {
    await enter('manager', '/items');
    const { button } = deskIn({ page, say });
    await button('Collapse menu').click();
    await expect(button('Expand menu')).toBeVisible();
    await page.reload();
    await expect(button('Expand menu')).toBeVisible();
  },
);

test(
  'no transition takes time when reduced motion is requested',
  { tag: ['@desk', '@english'] },
  async ({ page, enter }) => {
    await enter('manager', '/items?dialog=add');
    await expect(page.getByRole('dialog')).toBeVisible();
    const longest = await page.evaluate(() =>
      Math.max(
        ...[...document.querySelectorAll('body *')].flatMap((element) => {
          const { transitionDuration, animationDuration, animationIterationCount } =
            getComputedStyle(element);
          // Ignores endless animations: a spinner only shows that a part is loading.
          const lasting = animationIterationCount === 'infinite' ? '0s' : animationDuration;
          return `${transitionDuration},${lasting}`.split(',').map(Number.parseFloat);
        }),
      ),
    );
    expect(longest).toBe(0);
  },
);

test(
  'Ctrl K works as soon as a screen is drawn',
  { tag: ['@desk', '@english'] },
  async ({ page, enter }) => {
    await page.addInitScript(() => {
      // Presses before the next paint, faster than any person.
      const seen = new MutationObserver(() => {
        if (document.querySelector('[role="gridcell"]') === null) return;
        seen.disconnect();
        const key = { code: 'KeyK', ctrlKey: true, bubbles: true };
        document.body.dispatchEvent(new KeyboardEvent('keydown', key));
      });
      seen.observe(document, { childList: true, subtree: true });
    });
    await enter('manager', '/');
    await expect(page.getByRole('searchbox')).toBeFocused();
  },
);
