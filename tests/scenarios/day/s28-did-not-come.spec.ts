import { expectBook } from '../../support/cashbook.ts';
import type { Desk } from '../../support/desk.ts';
import { expectOwed, openLedger } from '../../support/ledgers.ts';
import { fill } from '../../support/schedule-form.ts';
import { expect, test } from '../../fixture.ts';
import { live } from '../earlier-days.ts';
import { DAY } from './full-days.ts';

const tag = ['@desk', '@english'];

async function hireMarta(dawit: Desk) {
  await dawit.button('Add Employee').click();
  const form = dawit.dialog('Add Employee');
  await fill(form, {
    'First name': 'ማርታ',
    'Last name': 'በቀለ',
    'Phone Number': '0910000009',
    Salary: '4500',
  });
  await form.root.getByRole('radio', { name: 'By the time of day' }).click();
  await fill(form, { 'Afternoon Wage': '700', 'Evening Wage': '900' });
  await form.button('Save').click();
  await expect(form.root).toBeHidden();
}

async function openMissing(hana: Desk) {
  await hana.page.goto(`/?event=1&on=${DAY}`);
  await hana.dialog('Event details').button('Who came').click();
  await hana
    .dialog('Who came')
    .button('Did not come: {full_name}', { full_name: 'ትግስት አለሙ' })
    .click();
  const form = hana.dialog('Did not come: {full_name}', { full_name: 'ትግስት አለሙ' });
  await form.root.getByRole('combobox', { name: form.say('Came instead') }).click();
  await hana.page.keyboard.type('ማርታ');
  await hana.page.getByRole('option', { name: /ማርታ በቀለ/u }).click();
  return form;
}

// D185
test(
  'a no-show earns nothing, the replacement earns the wage, and the event records both',
  { tag },
  async ({ server, visit }) => {
    await live(server, 6);
    const before = await visit('dawit', '/employees');
    await hireMarta(before);
    // Closed, because its session expires before the new time.
    await before.page.close();
    server.setClock('2026-10-01T18:59:00+03:00');
    const hana = await visit('hana');
    const early = await openMissing(hana);
    await early.button('Did not come').click();
    await expect(early.notice('The event has not begun.')).toBeVisible();

    server.setClock('2026-10-01T19:00:00+03:00');
    await early.button('Did not come').click();
    await expect(early.root).toBeHidden();
    const crew = hana.dialog('Who came');
    await expect(crew.button('Came: {full_name}', { full_name: 'ትግስት አለሙ' })).toBeVisible();
    await expect(crew.root).toContainText('ማርታ በቀለ');

    const dawit = await visit('dawit', '/employees');
    await expectOwed(dawit, 'ማርታ በቀለ', 'Employee Wage Balance', '900');
    await expectOwed(dawit, 'አበበ ከበደ', 'Employee Wage Balance', '800');
    const tigist = await openLedger(dawit, 'ትግስት አለሙ');
    await expect(tigist.fact('Employee Wage Balance')).toHaveText(dawit.birr('0'));
    for (const amount of ['700', '200', '900'])
      await expect(tigist.root).toContainText(dawit.birr(amount));
    await dawit.page.goto('/cashbook');
    // 8,900 for the decoration and 1,700 for wages.
    await expectBook(dawit, { outstanding: '10,600' });
  },
);
