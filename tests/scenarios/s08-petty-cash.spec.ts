import { expectBook } from '../support/cashbook.ts';
import type { Desk } from '../support/desk.ts';
import { takePicture } from '../support/images.ts';
import { expect, test } from '../fixture.ts';
import { live } from './earlier-days.ts';

const cardOf = (desk: Desk) => desk.card('kebede');

async function openMenu(desk: Desk) {
  await cardOf(desk)
    .root.getByRole('button', { name: /kebede$/u })
    .click();
}
const act = (desk: Desk, name: string) => desk.page.getByRole('menuitem', { name: desk.say(name) });

async function save(form: Desk) {
  await form.button('Save').click();
  await expect(form.root).toBeHidden();
}

async function createBudget(dawit: Desk) {
  await dawit.button('Create Petty Cash').click();
  const form = dawit.dialog('Create Petty Cash');
  await form.choose('Spender', 'kebede');
  await form.field('Budget').fill('10000');
  await save(form);
}

async function answerYes(dawit: Desk) {
  const question = dawit.at(dawit.page.getByRole('alertdialog'));
  await question.button('Yes').click();
  await expect(question.root).toBeHidden();
}

test(
  'a petty cash is spent, topped up, closed and reopened, and the book follows',
  { tag: ['@desk', '@core', '@long-amharic'] },
  async ({ server, visit }) => {
    await live(server, 7);
    const dawit = await visit('dawit', '/cashbook?tab=petty');
    await createBudget(dawit);
    await expectBook(dawit, { balance: '202,800' });

    const kebede = await visit('kebede');
    await expect(kebede.page.getByRole('heading', { level: 1 })).toHaveText(kebede.say('Cashbook'));
    await expect(kebede.page.getByRole('tab')).toHaveText([kebede.say('Petty Cash')]);
    await cardOf(kebede).button('Spend').click();
    const form = kebede.dialog('Spend');
    await form.field('Amount').fill('3500');
    await takePicture(form, 'Receipt');
    await save(form);
    await expect(cardOf(kebede).fact('Current balance')).toHaveText(kebede.birr('6,500'));
    await cardOf(kebede).button('Spend').click();
    await form.field('Amount').fill('7000');
    await form.button('Save').click();
    await expect(form.notice('Amount is greater than left balance')).toBeVisible();
    await form.button('Cancel').click();
    await kebede.button('Discard').click();
    await expect(cardOf(kebede).fact('Current balance')).toHaveText(kebede.birr('6,500'));

    await dawit.page.reload();
    await openMenu(dawit);
    await act(dawit, 'Add Amount').click();
    await dawit.dialog('Add Amount').field('Amount').fill('5000');
    await save(dawit.dialog('Add Amount'));
    await expect(cardOf(dawit).fact('Current balance')).toHaveText(dawit.birr('11,500'));
    await expectBook(dawit, { balance: '197,800', out: '43,200' });

    await closeAndReopen(dawit, kebede);
  },
);

async function closeAndReopen(dawit: Desk, kebede: Desk) {
  await openMenu(dawit);
  await act(dawit, 'Close account').click();
  await answerYes(dawit);
  await expect(cardOf(dawit).button('Spend')).toBeDisabled();
  await kebede.page.reload();
  await expect(cardOf(kebede).text('Closed')).toBeVisible();
  await expect(cardOf(kebede).button('Spend')).toBeDisabled();
  await openMenu(dawit);
  await act(dawit, 'Reopen').click();
  await answerYes(dawit);
  await expect(cardOf(dawit).button('Spend')).toBeEnabled();
}

test(
  'ten concurrent spendings never exceed the budget',
  { tag: ['@desk', '@long-amharic'] },
  async ({ server, visit }) => {
    await live(server, 8);
    const caller = await server.as('kebede');
    const spend = { type: 'spend', pettycashId: 1, amount: 2_000 };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => caller.post('/api/petty-cash', spend)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    const kebede = await visit('kebede');
    await expect(cardOf(kebede).fact('Current balance')).toHaveText(kebede.birr('1,500'));
  },
);
