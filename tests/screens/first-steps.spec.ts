/** A new business's first steps load late, and move nothing else that can be pressed. */
import { answersInOrder } from '../states/examine/moved.ts';
import { expect, test } from '../fixture.ts';

for (const order of ['as asked', 'last first'] as const) {
  test(
    `the first steps of a new business shift nothing on the calendar, answers ${order}`,
    { tag: ['@long', '@english'] },
    async ({ page, enter }) => {
      const answers = await answersInOrder(page, order);
      await enter('hana', '/');
      const step = page.getByRole('link', { name: 'The first event' });
      const moved = await answers.letCome(() => step.isVisible());
      // On a phone the first steps are below the coming days, which load one by one and move them.
      expect(moved.filter((words) => !words.startsWith('The first event'))).toEqual([]);
    },
  );
}
