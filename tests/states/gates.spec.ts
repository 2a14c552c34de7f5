/** Required second factor at sign-in. D152 */
import { secondFactorCode } from '@digis/server/testing';
import { changed, holdAnswers } from './answers.ts';
import { narrowest } from './examine/examine.ts';
import { deskIn } from './dialogs/opened-dialog.ts';
import { expect, looking, test } from '../fixture.ts';

test.use(looking);

const NOW = new Date('2026-09-21T10:00:00+03:00');

test(
  'the second-factor gate fits at every width',
  { tag: '@long' },
  async ({ page, say, enter, checkState, viewport }) => {
    // Changes one user's answer, because the setting would concern every user.
    const user = await holdAnswers(page, { method: 'GET', path: '/api/user-info' });
    user.become(changed(({ user: known, ...rest }) => ({ ...rest, user: asked(known) })));
    await enter('planner', '/');
    const { root, field, button, text } = deskIn({ page, say });
    const key = root.getByText(/^(?:[A-Z2-7]{4} ){3,}[A-Z2-7]+$/u);
    await expect(key).toBeVisible();
    await checkState('the key of a second factor');
    await page.setViewportSize(narrowest(viewport));
    await checkState('the key of a second factor, 320 px wide');
    const code = secondFactorCode((await key.textContent()) ?? '', NOW);
    await field('Code that the app shows now').fill(code);
    await button('Confirm').click();
    await expect(text('I have kept them')).toBeVisible();
    await checkState('recovery codes, 320 px wide');
    if (viewport) await page.setViewportSize(viewport);
    await checkState('recovery codes');
  },
);

const asked = (user: unknown) => ({ ...Object(user), must_enroll: true });
