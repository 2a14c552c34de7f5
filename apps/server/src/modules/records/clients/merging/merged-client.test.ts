import { describe, expect, it } from 'vitest';
import { buildEvent, type Caller } from '#testing/index.ts';
import { useStandardApp } from '#testing/use-test-app.ts';

const standard = useStandardApp();
let number = 0;

async function booked(hana: Caller, name: string) {
  number += 1;
  const phone = `09661100${String(number).padStart(2, '0')}`;
  const client = { name, primary_phone: phone, secondary_phone: phone };
  const input = buildEvent({ client, advance_amount: 0 });
  const { event } = (await hana.post('/api/event', input)).body;
  const [{ id }] = (await hana.get(`/api/client?phone=${phone}`)).body.clients;
  return { id, phone, form: { ...input, id: event.id, version: event.version } };
}

const knownBy = async (hana: Caller, phone: string) =>
  (await hana.get(`/api/client?phone=${phone}`)).body.clients;

describe('a merged client', () => {
  it('an event form opened before its client was merged is refused as stale', async () => {
    const hana = await standard.app.as('hana');
    const gone = await booked(hana, 'አስቴር');
    const kept = await booked(hana, 'አስቴር ታደሰ');
    const admin = await standard.app.as('admin');
    await admin.post('/api/client/merge', { id: gone.id, into: kept.id });
    const saved = await hana.patch('/api/event', { ...gone.form, remark: 'tent' });
    expect(saved).toMatchObject({ status: 409, body: { code: 'STALE' } });
  });

  it('a form without a version changes neither name nor phone of the remaining client', async () => {
    const hana = await standard.app.as('hana');
    const gone = await booked(hana, 'ብርሃኑ');
    const kept = await booked(hana, 'ብርሃኑ ዘለቀ');
    const admin = await standard.app.as('admin');
    await admin.delete('/api/event', { id: kept.form.id });
    await admin.post('/api/client/merge', { id: gone.id, into: kept.id });
    const { version: _, ...form } = gone.form;
    const { status, body } = await hana.patch('/api/event', { ...form, remark: 'tent' });
    expect(status).toBe(200);
    expect(body.name_differs).toEqual({ kept: 'ብርሃኑ ዘለቀ', given: 'ብርሃኑ' });
    expect(await knownBy(hana, kept.phone)).toMatchObject([
      { id: kept.id, full_name: 'ብርሃኑ ዘለቀ', phone_number: kept.phone },
    ]);
  });

  it('the phone of a merged client finds the remaining client, even after a second merge', async () => {
    const hana = await standard.app.as('hana');
    const admin = await standard.app.as('admin');
    const [first, second, last] = [
      await booked(hana, 'ገነት'),
      await booked(hana, 'ገነት አለሙ'),
      await booked(hana, 'ገነት አለሙ ወልዴ'),
    ];
    await admin.post('/api/client/merge', { id: first.id, into: second.id });
    await admin.post('/api/client/merge', { id: second.id, into: last.id });
    expect(await knownBy(hana, first.phone)).toMatchObject([{ id: last.id }]);
    const { client } = first.form;
    const again = await hana.post('/api/event', buildEvent({ client, time: '19:00' }));
    expect(again.body.event.client).toMatchObject({ full_name: 'ገነት አለሙ ወልዴ' });
  });
});

describe('a client with a corrected phone', () => {
  it('a form opened before does not restore the wrong phone', async () => {
    const hana = await standard.app.as('hana');
    const { id, phone, form } = await booked(hana, 'ሰላም');
    const right = { primary_phone: '0966119999', secondary_phone: '0966119999' };
    expect((await hana.patch('/api/client', { id, full_name: 'ሰላም', ...right })).status).toBe(200);
    const saved = await hana.patch('/api/event', { ...form, remark: 'tent' });
    expect(saved).toMatchObject({ status: 409, body: { code: 'STALE' } });
    expect(await knownBy(hana, phone)).toEqual([]);
    expect(await knownBy(hana, '0966119999')).toMatchObject([{ id }]);
  });
});
