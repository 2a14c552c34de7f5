/**
 * S30: a second event in a hall needs confirmation; after moving one, the app asks whom to tell.
 * D180, D184
 */
import { buildEvent } from '@digis/server/testing';
import { violationsOf } from '../states/examine/examine.ts';
import type { Desk } from '../support/desk.ts';
import type { Server } from '../support/server.ts';
import { fill, openTimePicker, set } from '../support/schedule-form.ts';
import { expect, test } from '../fixture.ts';

const venue = 'ስካይላይት አዳራሽ 3';

async function bookFirst(server: Server) {
  const hana = await server.as('hana');
  const { body } = await hana.post('/api/event', buildEvent({ venue, advance_amount: 0 }));
  expect(body.success).toBe(true);
  return body.event.id;
}

async function fillSecond(form: Desk) {
  await fill(form, {
    'Client name': 'ሄኖክ ግርማ',
    'Primary phone': '0933445566',
    'Secondary phone': '0933445566',
  });
  await set(await openTimePicker(form, { part: 'Evening', hour: 1, minutes: 'On the hour' }));
  await form.field('Place').pressSequentially('ስካይላይት  ኣዳራሽ 3');
  await form.choose('Package', 'Wedding Gold');
  await fill(form, { 'Number of people': '350' });
}

test(
  'a second event in the hall within six hours shows the first, and is saved after confirmation',
  { tag: '@long-amharic' },
  async ({ server, visit }) => {
    await bookFirst(server);
    const hana = await visit('hana', '/?dialog=schedule&day=2026-10-01');
    const form = hana.dialog('Schedule Event');
    await fillSecond(form);
    await form.button('Save').click();
    const taken = form.notice('Another event is at that place within six hours:');
    await expect(taken).toBeVisible();
    await expect(form.root).toContainText('አልማዝ ተስፋዬ');
    expect(await violationsOf(hana.page)).toEqual([]);
    await form.button('Hold it there too').click();
    await expect(hana.notice('Event successfully scheduled!')).toBeVisible();
    const details = hana.dialog('Event details');
    await expect(details.root).toContainText('ኣዳራሽ 3');
  },
);

test(
  'moving the event to another hall offers whom to notify, and messages the client',
  { tag: '@long-amharic' },
  async ({ server, visit }) => {
    const id = await bookFirst(server);
    const hana = await visit('hana', `/events?event=${id}&on=2026-10-01&dialog=edit&level=details`);
    const form = hana.dialog('Edit Event');
    const place = form.field('Place');
    await place.press('Control+a');
    await place.pressSequentially('ሃርመኒ ሆቴል');
    await form.button('Save').click();
    const telling = hana.dialog('Tell them: {0}', { 0: 'አልማዝ ተስፋዬ' });
    await expect(telling.root).toContainText(`${venue} → ሃርመኒ ሆቴል`);
    await telling.button('Tell them').click();
    await expect(hana.notice('The client is told by SMS')).toBeVisible();
    await expect(telling.root).toBeHidden();
    const { messages } = (await (await server.as('hana')).get(`/api/sms?eventId=${id}`)).body;
    expect(messages.at(-1)).toMatchObject({ kind: 'change' });
    expect(messages.at(-1).text).toContain(`ቦታው ከ${venue} ወደ ሃርመኒ ሆቴል`);
  },
);
