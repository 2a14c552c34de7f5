/** S18: the report of Bole from Meskerem to Tikimt, and of Tikimt alone. */
import { monthNames } from '@digis/ethio-date';
import type { Desk } from '../../support/desk.ts';
import { factOf } from './fact-of.ts';
import type { Language } from '../../support/catalogue.ts';
import type { Server } from '../../support/server.ts';
import { expect, test } from '../../fixture.ts';
import { live } from '../earlier-days.ts';

/** What Kebede has spent was for the wedding. */
async function tagSpending(server: Server) {
  const dawit = await server.as('dawit');
  const { data } = (await dawit.get('/api/petty-cash')).body;
  const [{ id }] = data;
  const { transactions } = (await dawit.get(`/api/petty-cash?id=${id}`)).body;
  const spent = transactions.find(({ amount }: { amount: number }) => amount === 3_500);
  const note = { id: spent.id, kind: 'event', value: '1' };
  expect((await dawit.post('/api/entry-note', note)).body).toMatchObject({ success: true });
}

const day = (desk: Desk, language: Language, month: number, date: number) =>
  desk.page.getByRole('button', {
    name: new RegExp(`${monthNames[language][month - 1]} ${date},? 2019`, 'u'),
  });

async function chooseDays(owner: Desk, language: Language) {
  await owner.root.getByRole('radio', { name: owner.say('Any days') }).click();
  await owner.buttonOf('Days').click();
  await day(owner, language, 1, 1).click();
  const picker = owner.dialog('Days');
  await picker.root
    .getByRole('button', { name: new RegExp(`${monthNames[language][1]}`, 'u') })
    .first()
    .click();
  await day(owner, language, 2, 30).click();
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
  'the report of two months has the wedding, and that of the second month has none',
  { tag: ['@desk'] },
  async ({ server, visit, language }) => {
    await live(server, 8);
    await tagSpending(server);
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
