import { live } from '../../scenarios/earlier-days.ts';
import { beginning, fact, firstOf, part, type Person, textPart } from '../person.ts';
import type { Job } from './job.ts';

const client = 'አልማዝ ተስፋዬ';
const weddingDay = part('button', /Meskerem 21\b.*1 event/u);

/** With these limits the day is half full, so that its colour is between free and full. */
const limits = { id: 1, name: 'Bole', address: 'Africa Avenue', max_events: 2, max_people: 700 };

export const calendar: Job = {
  name: 'calendar and year',
  async do({ house, enter, isPhone }) {
    await live(house.server, 1);
    await (await house.server.as('admin')).patch('/api/branch', limits);
    const hana = await enter('hana', '/');
    if (isPhone) await hana.press(part('button', 'Month'));
    await hana.press(weddingDay);
    await hana.sees(client);
    await hana.go('/');
    if (isPhone && !(await hana.isShown(part('link', 'Year'))))
      await hana.press(part('button', 'Month'));
    await hana.press(part('link', 'Year'));
    const year = hana.at(part('grid', '2019'));
    const day = part('button', /Meskerem 21 2019.*1 of 2 events/u);
    await year.read(day);
    await expectColour(year, day, part('button', /Meskerem 20 2019/u));
    await year.press(day);
    await hana.sees(client);
  },
};

async function expectColour(year: Person, booked: string, free: string) {
  const colours = (of: string) => year.tab.ask('colours', of);
  if (String(await colours(booked)) === String(await colours(free)))
    throw new Error('on the board of the year a day that is half full looks as a free one');
}

async function pickDay(hana: Person) {
  await hana.press(part('button', beginning('Event date')));
  const picker = hana.at(part('dialog', 'Event date'));
  await picker.pick('Month', '1');
  await picker.pick('Day', '21');
  await picker.sees(/1 October 2026/u);
  await picker.press(part('button', 'Set'));
  await picker.misses('css=:scope');
}

async function pickHour(hana: Person) {
  await hana.press(part('button', beginning('Time')));
  const picker = hana.at(part('dialog', 'Time'));
  for (const choice of ['Afternoon', '9', 'On the hour']) await picker.press(part('radio', choice));
  await picker.sees(/15:00/u);
  await picker.press(part('button', 'Set'));
  await picker.misses('css=:scope');
}

async function chooseDishes(hana: Person) {
  await hana.press(part('button', 'Select Package Items'));
  const picker = hana.at(part('dialog', 'Select Package Items'));
  for (const dish of ['ዶሮ ወጥ', 'ክትፎ']) await picker.press(textPart(dish));
  await picker.press(part('button', /\(2\)/u));
  await picker.misses('css=:scope');
}

export const schedule: Job = {
  name: 'schedule an event',
  async do({ house, enter }) {
    const hana = await enter('hana', '/');
    await hana.press(part('button', 'Schedule Event'));
    const form = hana.at(part('dialog', 'Schedule Event'));
    await form.type('Primary phone', '0912556677');
    await form.type('Client name', 'ኃይሌ ገብረ');
    await form.press(part('button', 'Same as primary'));
    await pickDay(hana);
    await pickHour(hana);
    await form.type('Number of people', '350');
    await form.choose('Package', 'Custom');
    await chooseDishes(hana);
    await form.type('Price per person', '600');
    await form.type('Advance', '50000');
    await form.press(part('button', 'Save'));
    const details = hana.at(part('dialog', 'Event details'));
    await details.sees('210,000', fact('Total'));
    const { body } = await (await house.server.as('hana')).get('/api/event');
    const [event] = body.events;
    const booked = [event.total, event.time, event.client.full_name, event.items.length];
    if (booked.join() !== '210000,15:00,ኃይሌ ገብረ,2') throw new Error(`booked is ${booked.join()}`);
  },
};

export const eventsList: Job = {
  name: 'events list',
  async do({ house, enter }) {
    await live(house.server, 1);
    const hana = await enter('hana', '/events');
    await hana.press(firstOf(part('button', client)));
    await hana.read(part('heading', client));
    await hana.sees('220,000');
  },
};
