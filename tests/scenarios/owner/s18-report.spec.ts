import { monthNames } from '@digis/ethio-date';
import { type Desk, factOf } from '../../support/desk.ts';
import type { Language } from '../../support/catalogue.ts';
import type { Server } from '../../support/server.ts';
import { expect, test } from '../../fixture.ts';
import { live } from '../earlier-days.ts';

async function spendForIt(server: Server) {
  const [dawit, kebede] = [await server.as('dawit'), await server.as('kebede')];
  const path = '/api/petty-cash';
  const { id } = (await dawit.post(path, { type: 'create', spender: 4, budget: 10_000 })).body;
  const spent = { type: 'spend', pettycashId: id, amount: 3_500, eventId: 1, category: 'food' };
  expect((await kebede.post(path, spent)).body).toMatchObject({ success: true });
  const more = { type: 'add_amount', pettycashId: id, amount: 5_000 };
  expect((await dawit.patch(path, more)).body).toMatchObject({ success: true });
}

async function chooseDays(owner: Desk, language: Language) {
  const [first = '', second = ''] = monthNames[language];
  await owner.root.getByRole('radio', { name: owner.say('Any days') }).click();
  await owner.buttonOf('Days').click();
  const picker = owner.dialog('Days');
  const press = (name: RegExp) => picker.root.getByRole('button', { name }).first().click();
  await press(new RegExp(`${first} 1 2019`, 'u'));
  await press(new RegExp(`${second} 2019`, 'u'));
  await press(new RegExp(`${second} 30 2019`, 'u'));
  await picker.button('Set').click();
}

const figures = {
  Events: '1',
  Guests: '420',
  Booked: '241,000',
  'Still due': '0',
  Cost: '36,100',
  Received: '241,000',
  'Other costs': '4,500',
  Result: '200,400',
};

const tile = (desk: Desk, english: string) => desk.fact(english).first();

// D130
test(
  'a report of two months includes the wedding, and one of the second month does not',
  { tag: ['@desk'] },
  async ({ server, visit, language }) => {
    await live(server, 7);
    await spendForIt(server);
    const owner = await visit('admin', '/reports?branch=1');
    await owner.root
      .getByRole('link', { name: owner.say('Reports') })
      .first()
      .click();
    await chooseDays(owner, language);
    for (const [english, figure] of Object.entries(figures)) {
      const said = ['Events', 'Guests'].includes(english) ? figure : owner.birr(figure);
      await expect(tile(owner, english)).toHaveText(said);
    }
    await expect(factOf(owner, owner.say('Profit, {margin} %', { margin: '85' }))).toHaveText(
      owner.birr('204,900'),
    );
    const months = owner.root.getByRole('table', { name: owner.say('By month') });
    await expect(months.getByRole('row').nth(2)).toContainText(owner.birr('0'));

    await owner.root.getByRole('radio', { name: owner.say('Month'), exact: true }).click();
    await owner.button('Period after').click();
    await expect(tile(owner, 'Events')).toHaveText('0');
    await expect(tile(owner, 'Result')).toHaveText(owner.birr('0'));
  },
);
