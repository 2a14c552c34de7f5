import { buildEvent } from '@digis/server/testing';
import { expect } from '@playwright/test';
import type { Desk } from '../../support/desk.ts';
import { fill, openTimePicker, set } from '../../support/schedule-form.ts';
import type { Server } from '../../support/server.ts';

export const DAY = '2026-10-01';

export async function limitBole(
  server: Server,
  most: { max_events?: number; max_people?: number },
) {
  const admin = await server.as('admin');
  const bole = { id: 1, name: 'Bole', address: 'Africa Avenue' };
  expect((await admin.patch('/api/branch', { ...bole, ...most })).body).toMatchObject({
    success: true,
  });
}

let phones = 0;

export async function bookThere(server: Server, people: number) {
  phones += 1;
  const phone = `0911${700_000 + phones}`;
  const client = { name: 'ሙሉጌታ ከበደ', primary_phone: phone, secondary_phone: phone };
  const body = buildEvent({ client, num_of_people: people, advance_amount: 0 });
  const menu = { packageId: 'custom', per_person: 500 } as const;
  const answer = await (await server.as('hana')).post('/api/event', { ...body, ...menu });
  expect(answer.body).toMatchObject({ success: true });
}

export const eventsOfMost = (events: number, most: number) =>
  new RegExp(`${events} of ${most} events?|ከ${most} ዝግጅት(?:ዎች|ቶች)? ${events}`, 'u');

export const guestsOfMost = (guests: number, most: number) =>
  new RegExp(
    `${guests} of ${most} guests?|ከ${most} እንግዳ(?:ዎች)? ${guests}|ከ${most} እንግዶች ${guests}`,
    'u',
  );

export async function planWedding(
  desk: Desk,
  name: string,
  people: string,
  day = DAY,
): Promise<Desk> {
  await desk.page.goto(`/?day=${day}&dialog=schedule`);
  const form = desk.dialog('Schedule Event');
  await fill(form, {
    'Client name': name,
    'Primary phone': '0933445566',
    'Secondary phone': '0933445566',
  });
  await set(await openTimePicker(form, { part: 'Afternoon', hour: 9, minutes: 'On the hour' }));
  await form.choose('Package', 'Wedding Gold');
  await fill(form, { 'Number of people': people });
  return form;
}
