import { isoToEt } from '@digis/ethio-date';
import { describe, expect, it } from 'vitest';
import { buildAgreement, buildEvent } from '../../testing/index.ts';
import { done, useDays } from './days.ts';

const days = useDays();

const book = async (event_date: string, part: Parameters<typeof buildEvent>[0] = {}) => {
  const event = buildEvent({ event_date, et_date: isoToEt(event_date), ...part });
  return (await done(days.hana.post('/api/event', event))).event;
};

describe('a fast (S13)', () => {
  it('Wedding Gold is not fasting once its meat is marked so, and can still be booked on Hidar 16', async () => {
    const { items } = await done(days.admin.get('/api/item'));
    const meat = ['ዶሮ ወጥ', 'ክትፎ', 'ጥብስ'];
    for (const { id, name } of items) {
      const menu = meat.includes(name) ? 'not fasting' : 'fasting';
      await done(days.admin.patch('/api/item', { id, name, menu }));
    }
    const { packages } = await done(days.hana.get('/api/package?id=1'));
    expect(packages.menu).toBe('not fasting');
    const said = (await done(days.admin.get('/api/item'))).items;
    const notFasting = said.filter(({ menu }: { menu?: string }) => menu === 'not fasting');
    expect(notFasting.map(({ name }: { name: string }) => name)).toEqual(meat);
    await book('2026-11-25');
    const { events } = await done(days.hana.get('/api/event?date=2026-11-25'));
    expect(events).toMatchObject([{ et_date: { year: 2019, month: 3, day: 16 } }]);
  });
});

describe('amounts in words (S19)', () => {
  it('the agreement has total, advance and remaining amount in words in both languages', async () => {
    const event = await book('2026-10-01', { additional_price: 15_550 });
    expect(event.total).toBe(220_550);
    const paper = buildAgreement({ eventId: event.id, advance: 50_000, left: 170_000.5 });
    const { status, body } = await days.hana.post('/api/generate-agreement', paper);
    expect(status).toBe(200);
    for (const words of [
      'ሁለት መቶ ሃያ ሺህ አምስት መቶ ሃምሳ ብር ብቻ',
      'Two hundred twenty thousand five hundred fifty birr only',
      'ሃምሳ ሺህ ብር ብቻ',
      'Fifty thousand birr only',
      'አንድ መቶ ሰባ ሺህ ብር ከሃምሳ ሳንቲም',
      'One hundred seventy thousand birr and fifty santim',
    ])
      expect(body).toContain(words);
  });
});
