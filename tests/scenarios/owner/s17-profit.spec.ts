import { type Desk, factOf } from '../../support/desk.ts';
import { expect, test } from '../../fixture.ts';
import { live } from '../earlier-days.ts';

const WEDDING = '/events?event=1&on=2026-10-01';
const CLIENT = 'አልማዝ ተስፋዬ';

const resultOf = (desk: Desk) => desk.card(desk.say('Result'));
const profitOf = (desk: Desk, margin: string) =>
  factOf(resultOf(desk), desk.say('Profit, {margin} %', { margin }));

async function createBudget(dawit: Desk) {
  await dawit.button('Create Petty Cash').click();
  const form = dawit.dialog('Create Petty Cash');
  await form.choose('Spender', 'kebede');
  await form.field('Budget').fill('10000');
  await form.button('Save').click();
  await expect(form.root).toBeHidden();
}

async function spendForIt(kebede: Desk) {
  await kebede.card('kebede').button('Spend').click();
  const form = kebede.dialog('Spend');
  await form.field('Amount').fill('3500');
  await form.buttonOf('Which event was it for?').click();
  await form.root.getByRole('combobox', { name: form.say('Event') }).click();
  await kebede.page.keyboard.type(CLIENT.slice(0, 3));
  await kebede.page.getByRole('option', { name: new RegExp(`^${CLIENT}`, 'u') }).click();
  await form.choose('Category', form.say('Food and drinks'));
  await form.button('Save').click();
  await expect(form.root).toBeHidden();
}

// D129
test(
  'the profit of a wedding is its price less wages, vendors and other costs',
  { tag: ['@desk'] },
  async ({ server, visit }) => {
    await live(server, 7);
    const owner = await visit('admin', WEDDING);
    await expect(profitOf(owner, '86.5')).toHaveText(owner.birr('208,400'));
    await expect(resultOf(owner).fact('Staff')).toHaveText(owner.birr('−1,700'));
    await expect(resultOf(owner).fact('Vendors')).toHaveText(owner.birr('−30,900'));

    await createBudget(await visit('dawit', '/cashbook?tab=petty'));
    await spendForIt(await visit('kebede', '/cashbook?tab=petty'));

    await owner.page.reload();
    await expect(profitOf(owner, '85')).toHaveText(owner.birr('204,900'));
    await expect(resultOf(owner).fact('Food and drinks')).toHaveText(owner.birr('−3,500'));
  },
);
