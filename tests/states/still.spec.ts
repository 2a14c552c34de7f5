import { answersInOrder } from './examine/moved.ts';
import { rowOf } from './screen-parts.ts';
import { isNotHere, screens } from './screens.ts';
import { expect, looking, test } from '../fixture.ts';

test.use(looking);

/** On this screen, Accept and Reject are below sums that load later. */
const SAMPLE = 'Cashbook, Pending';

for (const screen of screens.filter(({ content }) => !isNotHere(content))) {
  for (const order of ['as asked', 'last first'] as const) {
    test(
      `${screen.name}: controls do not move while it loads, answers ${order}`,
      { tag: screen.name === SAMPLE ? [] : '@long' },
      async ({ page, enter }) => {
        const answers = await answersInOrder(page, order);
        await enter(screen.person, screen.address);
        expect(await answers.letCome(() => rowOf(page, screen).isVisible())).toEqual([]);
      },
    );
  }
}
