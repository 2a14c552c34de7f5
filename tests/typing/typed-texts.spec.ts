import type { Locator } from '@playwright/test';
import type { Desk } from '../support/desk.ts';
import { expect, test } from '../fixture.ts';
import { live } from '../scenarios/earlier-days.ts';

const noCount = 'Enter a whole number';
const santim = 'Use a point before the santim: 2500.50';
const again = 'Type the amount again, for example 5,000';
const noPhone = 'Invalid phone format';

const figures = [
  [
    'Number of people',
    noCount,
    ['350,5', '35 0', '12,00', '1.5', '350.', '3e2', '+350', '350-400', '350 ሰው', 'ብዙ'],
  ],
  ['Advance', santim, ['50,5', '1,000,5', '1.000,50', '2500,', '12,50']],
  ['Advance', again, ['50 5', '12,50,000', '1.2.3', '፶0', '50 ሺህ', '50k', '$50']],
  ['Advance', 'Write the amount in full, without e', ['5e4']],
  ['Advance', 'The amount cannot be negative', ['-50000', '−5']],
  ['Advance', 'At most two digits after the point', ['12.345', '50.000']],
  [
    'Primary phone',
    noPhone,
    [
      '0711223344',
      '0111223344',
      '091122334',
      '09112233445',
      '0911 22 33 4O',
      '0911223344 / 0922334455',
      '+1 911 223 344',
      '፱፻፲፩',
      'የለም',
    ],
  ],
] as const;

const days = [
  '31/5',
  '6/14',
  '16',
  '9:05',
  '16+5',
  '-16/5',
  '16,,5',
  '16/5/2019/1',
  '2026-02-30',
  '16 ma',
  'tomorrow',
  'Hedar 31',
  'Tir 16 B.C.',
  'Fri Tir 15',
  'ጥር',
  'ጥር 31',
  'ዓርብ ጥር 15',
  '፩፲ ጥር',
  'ጥር 16 2019 እ.ኤ.አ',
  'ነገ',
];

async function typeKeys(field: Locator, text: string) {
  await field.fill('');
  await field.pressSequentially(text);
}

async function expectRefused(form: Desk, field: Locator, typed: string, reason: string) {
  await typeKeys(field, typed);
  await field.blur();
  await expect(field, typed).toHaveAccessibleDescription(new RegExp(form.say(reason), 'u'));
  expect(withoutCommas(await field.inputValue())).toBe(withoutCommas(typed));
}

const withoutCommas = (text: string) => text.replaceAll(',', '');

test.beforeEach(async ({ server }) => {
  await live(server, 1);
});

async function openWedding(hana: Desk) {
  const form = hana.dialog('Edit Event');
  await expect(form.field('Number of people')).toHaveValue('350');
  return form;
}

const wedding = '/?event=1&dialog=edit';

test('an invalid number or phone shows an error, and the event is unchanged', async ({ visit }) => {
  const hana = await visit('hana', wedding);
  const sent: string[] = [];
  hana.page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(request.url());
  });
  const form = await openWedding(hana);
  for (const [name, reason, texts] of figures) {
    const field = form.field(name);
    const kept = await field.inputValue();
    for (const typed of texts) await expectRefused(form, field, typed, reason);
    await form.button('Save').click();
    await expect(form.notice('Please fix all errors')).toBeVisible();
    await field.fill(kept);
    await field.blur();
    await expect(field, name).not.toHaveAttribute('aria-invalid', 'true');
  }
  expect(sent).toEqual([]);
  await form.field('Number of people').fill('351');
  await form.button('Save').click();
  await expect(form.root).toBeHidden();
  expect(sent).toHaveLength(1);
  await hana.page.goto(wedding);
  await expect(form.field('Number of people')).toHaveValue('351');
  await expect(form.field('Advance')).toHaveValue('50,000');
  await expect(form.field('Primary phone')).toHaveValue(/^0911\s22\s33\s44$/u);
});

test('an invalid day shows an error, and sets no date', async ({ visit }) => {
  const hana = await visit('hana', wedding);
  const form = await openWedding(hana);
  const date = form.buttonOf('Event date');
  const before = await date.getAttribute('aria-label');
  await date.click();
  const picker = hana.dialog('Event date');
  const line = picker.field('Type the day');
  const reason = picker.say('This is no day yet. Write 16/5, Tir 16 or 24 Jan.');
  for (const typed of days) {
    await typeKeys(line, typed);
    await expect(line, typed).toHaveAccessibleDescription(reason);
    await expect(picker.button('Set'), typed).toBeDisabled();
    await line.press('Enter');
    await expect(line, typed).toHaveValue(typed);
    await expect(picker.root.getByText(reason)).toBeVisible();
  }
  await picker.button('Cancel').click();
  await expect(date).toHaveAttribute('aria-label', before ?? '');
  await date.click();
  for (const [typed, set] of [
    ['ሚያዚያ 5', /(Miazia|ሚያዝያ) 5/u],
    ['Tekemt 5', /(Tikimt|ጥቅምት) 5/u],
    ['ቅዳሜ ጥር ፲፭ ቀን 2019 ዓ/ም', /(Tir|ጥር) 15/u],
  ] as const) {
    await typeKeys(line, typed);
    await picker.button('Set').click();
    await expect(date).toHaveAttribute('aria-label', set);
    await date.click();
  }
});

test(
  'an amount composed by an input method is not changed until it is finished',
  { tag: ['@desk'] },
  async ({ visit }) => {
    const hana = await visit('hana', wedding);
    const form = await openWedding(hana);
    const advance = form.field('Advance');
    const keyboard = await hana.page.context().newCDPSession(hana.page);
    const compose = (text: string) =>
      keyboard.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    await advance.click();
    for (const text of ['4', '40', '400', '4000', '40000']) {
      await compose(text);
      await expect(advance).toHaveValue(text);
    }
    await keyboard.send('Input.insertText', { text: '40000' });
    await expect(advance).toHaveValue('40,000');
    await expect(form.fact('Left to pay')).toHaveText(form.birr('180,000'));
  },
);
