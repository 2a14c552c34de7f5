// spec:2.6, spec:8, spec:9
import type { Desk } from '../support/desk.ts';
import { expectBook } from '../support/cashbook.ts';
import { takePicture, uploadPicture } from '../support/images.ts';
import {
  expectNoPriceFor1001,
  fill,
  openDatePicker,
  openTimePicker,
  pickTime,
  set,
  type EthiopianTime,
} from '../support/schedule-form.ts';
import { expect, test } from '../fixture.ts';

const client = {
  'Client name': 'አልማዝ ተስፋዬ',
  'Primary phone': '0911223344',
  'Secondary phone': '0922334455',
};
const meskerem21 = { month: 1, day: 21 };
const afternoonNine = { part: 'Afternoon', hour: 9, minutes: 'On the hour' } as const;

test(
  'a walk-in wedding is priced, photographed and saved, and waits for the cashier',
  { tag: ['@desk', '@core'] },
  async ({ visit }) => {
    const hana = await visit('hana');
    await hana.button('Schedule Event').click();
    const form = hana.dialog('Schedule Event');
    await fill(form, client);
    const date = await openDatePicker(form, meskerem21);
    await expect(date.root.getByText(/^= .*1 (October|ኦክቶበር) 2026/u)).toBeVisible();
    await set(date);
    const time = await openTimePicker(form, afternoonNine);
    await expect(time.root.getByText(/15:00/u)).toBeVisible();
    await set(time);
    await form.choose('Package', 'Wedding Gold');
    await fill(form, { 'Additional price': '15000', Discount: '5000', Advance: '50000' });

    await expectNoPriceFor1001(form);

    await fill(form, { 'Number of people': '350' });
    await expect(form.fact('Price')).toHaveText(form.birr('210,000'));
    await expect(form.fact('Total')).toHaveText(form.birr('220,000'));
    await expect(form.fact('Left to pay')).toHaveText(form.birr('170,000'));
    await form.button('Photos and messages').click();
    await takePicture(form, 'Client ID image');
    await uploadPicture(form, 'Client face image');
    await form.button('Save').click();
    await expect(hana.notice('Event successfully scheduled!')).toBeVisible();
    await expect(hana.notice('Client will receive SMS')).toBeVisible();
    await expect(form.root).toBeHidden();

    await expectOnCalendar(hana);
    await expectAsClient(await visit('hana', '/clients'));
    await expectBook(await visit('dawit', '/cashbook'), { balance: '0', pending: 1, advance: 0 });
  },
);

async function expectOnCalendar(hana: Desk) {
  const details = hana.dialog('Event details');
  await details.button('Agreement').click();
  await hana.dialog('Agreement information').button('Cancel').click();
  await details.button('Close').last().click();
  const day = hana.page.getByRole('button', { name: /(Meskerem|መስከረም) 21.*1 (event|ዝግጅት)$/u });
  await expect(day).toBeVisible();
  await day.click();
  await hana.page.getByRole('button', { name: /አልማዝ ተስፋዬ/u }).click();
  await expect(details.fact('Total')).toHaveText(hana.birr('220,000'));
  await expect(details.fact('Advance')).toHaveText(hana.birr('50,000'));
  await expect(details.fact('Left to pay')).toHaveText(hana.birr('170,000'));
  await details.button('Messages').click();
  const messages = hana.dialog('Messages: {0}', { 0: 'አልማዝ ተስፋዬ' });
  await expect(messages.row(new RegExp(hana.say('Confirmation'), 'u')).root).toHaveCount(1);
  await expect(messages.row(new RegExp(hana.say('Reminder'), 'u')).root).toContainText('18');
}

async function expectAsClient(desk: Desk) {
  await expect(desk.row(/አልማዝ ተስፋዬ.*0911 22 33 44/u).root).toContainText('1');
}

test(
  'the picker offers the hours of each part of the day, and refuses others',
  { tag: ['@desk'] },
  async ({ visit }) => {
    const hana = await visit('hana', '/?dialog=schedule');
    const form = hana.dialog('Schedule Event');
    const picker = await openTimePicker(form, afternoonNine);
    for (const [part, hours] of Object.entries(hoursOf)) {
      await picker.root.getByRole('radio', { name: picker.say(part), exact: true }).click();
      const offered = picker.root.getByRole('radiogroup', { name: picker.say('Hour') });
      await expect(offered.getByRole('radio')).toHaveText(hours.map(String));
    }
    for (const [time, western] of westernTimes) {
      await pickTime(picker, time);
      await expect(picker.root.getByText(new RegExp(`= ${western}`, 'u'))).toBeVisible();
    }
    for (const time of outside) {
      await pickTime(picker, time);
      await expect(picker.notice('Time is outside of zone')).toBeVisible();
    }
  },
);

const hoursOf = {
  Morning: [12, 1, 2, 3, 4, 5],
  Afternoon: [6, 7, 8, 9, 10, 11],
  Evening: [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
};

const onTheHour = (part: EthiopianTime['part'], hour: number): EthiopianTime => ({
  part,
  hour,
  minutes: 'On the hour',
});
const quarterTo = (part: EthiopianTime['part'], hour: number): EthiopianTime => ({
  part,
  hour,
  minutes: 'Quarter to',
});

const westernTimes: readonly (readonly [EthiopianTime, string])[] = [
  [onTheHour('Morning', 12), '06:00'],
  [onTheHour('Morning', 5), '11:00'],
  [onTheHour('Morning', 3), '09:00'],
  [onTheHour('Afternoon', 6), '12:00'],
  [onTheHour('Afternoon', 11), '17:00'],
  [onTheHour('Evening', 12), '18:00'],
  [onTheHour('Evening', 5), '23:00'],
  [onTheHour('Evening', 3), '21:00'],
  [quarterTo('Afternoon', 9), '14:45'],
  [quarterTo('Morning', 1), '06:45'],
];

const outside = [quarterTo('Morning', 12), quarterTo('Afternoon', 6), quarterTo('Evening', 12)];
