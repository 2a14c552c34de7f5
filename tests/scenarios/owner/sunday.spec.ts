import { expect, test } from '../../fixture.ts';
import { live } from '../earlier-days.ts';

test(
  'an owner reads the week on a phone in two presses, and each line links to its record',
  { tag: ['@phone'] },
  async ({ server, visit }) => {
    await live(server, 7);
    const dawit = await server.as('dawit');
    const cash = { type: 'out', amount: 4_500, remark: 'ሻማ', category: 'decoration' };
    const { id } = (await dawit.post('/api/transactions', cash)).body;
    const right = { id, should_be: 450, reason: 'Typing error' };
    expect((await dawit.post('/api/correction', right)).body).toMatchObject({ success: true });
    server.setClock('2026-10-04T10:00:00+03:00');

    const owner = await visit('admin');
    await owner.button('Menu').click();
    await owner.page.getByRole('link', { name: owner.say('The week') }).click();
    const earned = owner.card(owner.say('What the last events earned'));
    await expect(earned.root.getByRole('definition')).toHaveText(owner.birr('208,400'));
    await expect(owner.card(owner.say('Who owes us')).root).toContainText(
      owner.say('Nobody owes anything.'),
    );
    await expect(owner.card(owner.say('The next 7 days')).root).toContainText(
      owner.say('No event in the next 7 days.'),
    );
    const changed = owner.card(owner.say('Changed in the last 7 days'));
    await expect(changed.root).toContainText('dawit');
    await expect(changed.root).toContainText(owner.say('Typing error'));
    await expect(changed.root.getByRole('definition')).toHaveText(
      `${owner.birr('4,500')} → ${owner.birr('450')}`,
    );

    await changed.root
      .getByRole('link', { name: owner.say('Corrected: {remark}', { remark: 'ሻማ' }) })
      .click();
    await expect(owner.page).toHaveURL(new RegExp(`entry=${id}`, 'u'));
    await expect(owner.page.getByRole('dialog')).toContainText('ሻማ');
  },
);
