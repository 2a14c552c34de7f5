// spec:2.16
import { changed, fullPage, holdAnswers, noAnswer, refusal, without } from './answers.ts';
import { doesNotApply, proves } from './cells.ts';
import {
  askForMore,
  expectStillThere,
  headed,
  retryOf,
  rowOf,
  shownLoading,
} from './screen-parts.ts';
import { isNotHere, screens } from './screens.ts';
import { expect, looking, test } from '../fixture.ts';

test.use(looking);

const notHere = (name: string, cell: string, state: object | string | null) =>
  state !== null && isNotHere(state) ? [doesNotApply('screens', name, cell, state.not)] : [];

for (const screen of screens) {
  const { name, address, person, content, pages, nothing, stranger } = screen;
  const atOnce = isNotHere(content) ? content : null;
  const absent = [
    ...notHere(name, 'loading', atOnce),
    ...notHere(name, 'failed with Retry', atOnce),
    ...notHere(name, 'empty', nothing),
    ...notHere(name, 'failed next page', pages),
    ...notHere(name, 'no permission', stranger),
  ];

  if (isNotHere(content)) {
    test(
      `${name}: is shown at once`,
      { tag: '@long', annotation: absent },
      async ({ page, say, enter }) => {
        await enter(person, address);
        await headed(page, say, screen);
      },
    );
  } else {
    test(
      `${name}: shows that it is loading, and then its rows`,
      { tag: '@long', annotation: [...proves('screens', name, 'loading'), ...absent] },
      async ({ page, say, enter, checkState }) => {
        const answers = await holdAnswers(page, { method: 'GET', path: content.path });
        await enter(person, address);
        await expect(shownLoading(page, say)).toBeAttached();
        await checkState(`${name}, loading`);
        await answers.release(null);
        await expect(rowOf(page, screen)).toBeVisible();
      },
    );

    test(
      `${name}: shows a failed load, and Try again loads it`,
      { tag: '@long', annotation: proves('screens', name, 'failed with Retry') },
      async ({ page, say, enter, checkState }) => {
        const answers = await holdAnswers(page, { method: 'GET', path: content.path });
        answers.become(noAnswer);
        await enter(person, address);
        await expect(retryOf(page, say).first()).toBeVisible();
        await checkState(`${name}, failed`);
        answers.become(null);
        await retryOf(page, say).first().click();
        await expect(rowOf(page, screen)).toBeVisible();
        await expect(retryOf(page, say)).toHaveCount(0);
      },
    );
  }

  if (!isNotHere(nothing) && !isNotHere(content)) {
    test(
      `${name}: shows that it is empty`,
      { tag: '@long', annotation: proves('screens', name, 'empty') },
      async ({ page, say, enter, checkState }) => {
        const answers = await holdAnswers(page, { method: 'GET', path: content.path });
        answers.become(without(...content.lists));
        await enter(person, address);
        await expect(page.getByText(say(nothing)).first()).toBeVisible();
        await checkState(`${name}, empty`);
      },
    );
  }

  if (!isNotHere(pages) && !isNotHere(content)) {
    test(
      `${name}: a failed next page keeps the rows, and Try again loads it`,
      { tag: '@long', annotation: proves('screens', name, 'failed next page') },
      async ({ page, say, enter, checkState }) => {
        const [rows = ''] = content.lists;
        const first = fullPage(rows);
        const answers = await holdAnswers(page, { method: 'GET', path: content.path });
        // Without revalidation, which would repeat the read before the press on Retry.
        let next = refusal;
        answers.become((route) =>
          (route.request().url().includes('cursor=') ? next : first)(route),
        );
        await enter(person, address);
        await expect(rowOf(page, screen)).toBeVisible();
        await askForMore(page, say, rowOf(page, screen));
        await expectStillThere(page, rowOf(page, screen));
        await checkState(`${name}, without its next page`);
        next = changed((answer) => ({ ...answer, [rows]: [] }));
        await retryOf(page, say).first().click();
        await expect(page.getByText(say('No more data to load.'))).toBeVisible();
        await expectStillThere(page, rowOf(page, screen));
      },
    );
  }

  if (!isNotHere(stranger)) {
    test(
      `${name}: is hidden from a user without permission, and no call is refused`,
      { tag: '@long', annotation: proves('screens', name, 'no permission') },
      async ({ page, say, enter, checkState }) => {
        await enter(stranger.username, address);
        await expect(
          page.getByRole('heading', { level: 1, name: say(stranger.sees) }),
        ).toBeVisible();
        await checkState(`${name}, without permission`);
      },
    );
  }
}
