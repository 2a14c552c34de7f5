/** Types Amharic in Latin letters, by real keys. D164 */
import { typedNames } from '../../packages/domain/src/latin-letters/names.ts';
import type { Desk } from '../support/desk.ts';
import { expect, test } from '../fixture.ts';
import { live } from '../scenarios/earlier-days.ts';

async function openClient(hana: Desk): Promise<Desk> {
  const account = hana.dialog('My account');
  const letters = account.root.getByRole('switch', {
    name: account.say('Latin letters write Amharic'),
  });
  await expect(letters).not.toBeChecked();
  await letters.press('Space');
  await expect(letters).toBeChecked();
  await hana.page.goto('/clients?dialog=add');
  const form = hana.dialog('Add Client');
  await expect(form.field('Full Name')).toBeVisible();
  return form;
}

const account = '/?dialog=account';

test(
  'fifty names typed in Latin letters become Amharic in the field',
  { tag: ['@desk'] },
  async ({ visit }) => {
    const hana = await visit('hana', account);
    const name = (await openClient(hana)).field('Full Name');
    await expect(async () => {
      await name.fill('');
      await name.pressSequentially('selam');
      expect(await name.inputValue()).toBe('ሰላም');
    }).toPass();
    expect(typedNames.length).toBeGreaterThan(50);
    for (const [typed, shown] of typedNames) {
      await name.fill('');
      await name.pressSequentially(typed);
      await expect(name, typed).toHaveValue(shown);
      for (let left = typed.length; left > 0; left -= 1) await name.press('Backspace');
      await expect(name, typed).toHaveValue('');
    }
  },
);

test('Escape keeps a word Latin, and paste, undo and typing in the middle of a text work', async ({
  visit,
}) => {
  const hana = await visit('hana', account);
  const form = await openClient(hana);
  const name = form.field('Full Name');
  await expect(async () => {
    await name.fill('');
    await name.pressSequentially('selam DJ');
    expect(await name.inputValue()).toBe('ሰላም ድጅ');
  }).toPass();
  await name.press('Escape');
  await expect(name).toHaveValue('ሰላም DJ');
  await name.pressSequentially('s xqz');
  await expect(name).toHaveValue('ሰላም DJs xqz');
  await name.press('Home');
  await name.pressSequentially('hana ');
  await expect(name).toHaveValue('ሀና ሰላም DJs xqz');
  await name.press('Control+a');
  await name.press('Control+c');
  await name.press('End');
  await name.press('Control+v');
  await expect(name).toHaveValue('ሀና ሰላም DJs xqzሀና ሰላም DJs xqz');
  await name.press('Control+z');
  await expect(name).toHaveValue('ሀና ሰላም DJs xqz');
  await name.fill('');
  await name.pressSequentially('hana');
  await expect(async () => {
    await name.press('Control+z');
    expect(await name.inputValue()).not.toMatch(/[ሀ-ፐ]|h/u);
  }).toPass();
  await name.pressSequentially('abebe');
  await expect(name).toHaveValue(/አበበ$/u);
});

test(
  'letters composed by an input method are not converted',
  { tag: ['@desk'] },
  async ({ visit }) => {
    const hana = await visit('hana', account);
    const name = (await openClient(hana)).field('Full Name');
    await expect(async () => {
      await name.fill('');
      await name.pressSequentially('a');
      expect(await name.inputValue()).toBe('አ');
    }).toPass();
    await name.fill('');
    const keyboard = await hana.page.context().newCDPSession(hana.page);
    for (const text of ['s', 'se', 'sel']) {
      await keyboard.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
      await expect(name).toHaveValue(text);
    }
  },
);

test(
  'a client is found by a name typed in Latin letters',
  { tag: ['@desk'] },
  async ({ visit }) => {
    const hana = await visit('hana', account);
    const form = await openClient(hana);
    const name = form.field('Full Name');
    await expect(async () => {
      await name.fill('');
      await name.pressSequentially('rahel werqu');
      expect(await name.inputValue()).toBe('ራሄል ወርቁ');
    }).toPass();
    await form.field('Primary Phone Number').fill('0911556677');
    await form.field('Secondary Phone').fill('0911556677');
    await form.button('Save').click();
    await expect(form.root).toBeHidden();
    await hana.page.goto('/clients?q=Rahel');
    await expect(hana.row(/ራሄል ወርቁ/u).root).toBeVisible();
  },
);

test(
  'the search finds a client by Latin letters converted to Amharic',
  { tag: ['@desk'] },
  async ({ visit, server }) => {
    await live(server, 1);
    const hana = await visit('hana', account);
    await openClient(hana);
    await hana.page.goto('/');
    await expect(hana.button('Schedule Event')).toBeVisible();
    await hana.page.keyboard.press('Control+k');
    const typed = hana.page.getByRole('dialog').getByRole('searchbox');
    await expect(async () => {
      await typed.fill('');
      await typed.pressSequentially('tesfaye');
      expect(await typed.inputValue()).toBe('ተስፋዬ');
    }).toPass();
    const found = hana.page.getByRole('menuitem', { name: /^አልማዝ ተስፋዬ/u }).first();
    await expect(found).toBeVisible();
    await typed.press('Escape');
    await expect(typed).toHaveValue('tesfaye');
    await expect(found).toBeVisible();
  },
);
