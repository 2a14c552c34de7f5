/** Scenario S1 in both languages, on desk and phone, with axe. */
import { type Desk, deskOf } from '../support/desk.ts';
import {
  expectNoPriceFor1001,
  fill,
  openDatePicker,
  openTimePicker,
  set,
} from '../support/schedule-form.ts';
import { expect, test } from '../fixture.ts';

type Check = (where: string) => Promise<void>;

async function fillWedding(form: Desk, checkAccessibility: Check) {
  await fill(form, {
    'Client name': 'አልማዝ ተስፋዬ',
    'Primary phone': '+251 911 22 33 44',
    'Secondary phone': '0922334455',
  });
  const date = await openDatePicker(form, { month: 1, day: 21 });
  await expect(date.root.getByText(/^= .*1 (October|ኦክቶበር) 2026/u)).toBeVisible();
  await checkAccessibility('the date picker');
  await set(date);
  // Ethiopian 9 in the afternoon is 15:00.
  const time = await openTimePicker(form, { part: 'Afternoon', hour: 9, minutes: 'On the hour' });
  await expect(time.root.getByText(/= 15:00/u)).toBeVisible();
  await checkAccessibility('the time picker');
  await set(time);
  await form.choose('Package', 'Wedding Gold');
  await fill(form, { 'Additional price': '15,000', Discount: '5000', Advance: '50000' });
}

const WEDDING_DAY =
  /(Thursday, Meskerem|ሐሙስ፣ መስከረም) 21,? 2019.*1 (October|ኦክቶበር) 2026.*1 (event|ዝግጅት)$/u;
const ONE_EVENT = /^1 (event|ዝግጅት)(?: ·|$)/u;

test(
  'a walk-in wedding is scheduled and appears on the calendar with its price',
  { tag: '@core-phone' },
  async ({ page, say, signIn, checkAccessibility }) => {
    const desk = deskOf(page, say);
    await page.goto('/');
    await expect(desk.button('Sign in')).toBeVisible();
    await checkAccessibility('the sign-in');
    await signIn('hana');
    await expect(page.getByRole('gridcell').first()).toBeVisible();
    await checkAccessibility('the calendar');

    await desk.button('Schedule Event').click();
    const form = desk.dialog('Schedule Event');
    await fillWedding(form, checkAccessibility);

    await expectNoPriceFor1001(form);
    await expect(form.field('Number of people')).toBeFocused();

    await fill(form, { 'Number of people': '350' });
    await expect(form.fact('Total')).toHaveText(form.birr('220,000'));
    await expect(form.fact('Left to pay')).toHaveText(form.birr('170,000'));
    await checkAccessibility('the form');
    await form.button('Save').click();
    await expect(desk.notice('Event successfully scheduled!')).toBeVisible();
    await expect(desk.notice('Client will receive SMS')).toBeVisible();
    await expect(form.root).toBeHidden();
    await checkAccessibility('the saved event');
    await desk.dialog('Event details').button('Close').last().click();
    await expectOnCalendar(desk, checkAccessibility);
  },
);

async function expectOnCalendar({ page, dialog, birr }: Desk, checkAccessibility: Check) {
  await page.getByRole('gridcell', { name: WEDDING_DAY }).click();
  await expect(page.getByText(ONE_EVENT)).toBeVisible();
  await checkAccessibility('the day');
  await page.getByRole('button', { name: /አልማዝ ተስፋዬ/u }).click();
  const details = dialog('Event details');
  await expect(details.fact('Total')).toHaveText(birr('220,000'));
  await expect(details.fact('Left to pay')).toHaveText(birr('170,000'));
  await expect(details.fact('Advance')).toHaveText(birr('50,000'));
  await checkAccessibility('the details');
  await page.goBack();
  await expect(details.root).toBeHidden();
  await expect(page.getByText(ONE_EVENT)).toBeVisible();
}
