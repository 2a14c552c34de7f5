import { narrowest } from './examine/examine.ts';
import { headed, rowOf } from './screen-parts.ts';
import { spreadText } from './examine/misfits.ts';
import { screens } from './screens.ts';
import { expect, looking, test } from '../fixture.ts';

test.use(looking);

for (const screen of screens) {
  const { name, person, address } = screen;
  test(
    `${name} fits at every width`,
    { tag: '@long' },
    async ({ page, say, enter, checkState, viewport }) => {
      await enter(person, address);
      await headed(page, say, screen);
      await expect(rowOf(page, screen)).toBeVisible();
      await checkState(name);
      await page.setViewportSize(narrowest(viewport));
      await checkState(`${name}, 320 px wide`);
      await spreadText(page);
      await checkState(`${name}, with its text spread`);
    },
  );
}

// Checks a sample of what the long tests check. D116
test(
  'every screen fits on a phone',
  { tag: ['@phone', '@english'] },
  async ({ page, say, enter, checkState }) => {
    for (const screen of screens.filter(({ person }) => person === 'manager')) {
      await enter('manager', screen.address);
      await headed(page, say, screen);
      await expect(rowOf(page, screen)).toBeVisible();
      await checkState(screen.name);
    }
  },
);
