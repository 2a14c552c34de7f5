import { typeAmount, fill, openDatePicker, openTimePicker, set } from '../support/schedule-form.ts';
import { expect, test } from '../fixture.ts';

const places = [0.2, 0.5, 0.8];
const amounts = [
  ['Additional price', '15000', '15,000'],
  ['Discount', '5000', '5,000'],
  ['Advance', '50000', '50,000'],
] as const;

test('clicking into a money field selects its text for replacement', async ({
  visit,
  hasTouch,
}) => {
  const hana = await visit('hana');
  await hana.button('Schedule Event').click();
  const form = hana.dialog('Schedule Event');
  for (const [name] of amounts) {
    await expect(form.field(name)).toHaveValue('');
    await expect(form.field(name)).toHaveAttribute('placeholder', '0');
  }
  for (const share of places) {
    for (const [name, figures, shown] of amounts) {
      await typeAmount(form.field(name), figures, { share, isTouch: hasTouch });
      await expect(form.field(name)).toHaveValue(shown);
    }
  }

  await fill(form, {
    'Client name': 'አልማዝ ተስፋዬ',
    'Primary phone': '0911223344',
    'Secondary phone': '0922334455',
    'Number of people': '350',
  });
  await set(await openDatePicker(form, { month: 1, day: 21 }));
  await set(await openTimePicker(form, { part: 'Afternoon', hour: 9, minutes: 'On the hour' }));
  await form.choose('Package', 'Wedding Gold');
  await expect(form.fact('Total')).toHaveText(form.birr('220,000'));
  await expect(form.fact('Left to pay')).toHaveText(form.birr('170,000'));
  await form.button('Save').click();
  await expect(form.root).toBeHidden();

  const dawit = await visit('dawit', '/cashbook?tab=pending&dialog=accept&id=1');
  const amount = dawit.dialog('Accept Payment').field('Amount');
  for (const share of places) {
    await expect(amount).toHaveValue('50,000');
    await typeAmount(amount, '50000', { share, isTouch: hasTouch });
    await expect(amount).toHaveValue('50,000');
    await amount.blur();
  }
});
