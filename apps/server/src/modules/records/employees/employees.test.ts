// D31, D53, spec:9
import { describe, expect, it } from 'vitest';
import { buildEvent } from '#testing/index.ts';
import { uploaded } from '#testing/pictures.ts';
import { logged, undoEach, useStandardApp } from '#testing/use-test-app.ts';

const standard = useStandardApp();
undoEach(standard);

const abebe = {
  first_name: ' አበበ ',
  last_name: 'ከበደ',
  phone_number: '0911000010',
  salary: 6_000,
  wage_type: 'fixed',
  event_wage: 800,
};
const tigist = {
  first_name: 'ትግስት',
  last_name: 'አለሙ',
  phone_number: '0911000011',
  guarantor_phone: '0911000012',
  salary: 4_500.5,
  wage_type: 'dynamic',
  afternoon_wage: 700,
  evening_wage: 900,
};

describe('employees', () => {
  it('an employee is created with the wages of the wage type', async () => {
    const { app } = standard;
    const dawit = await app.as('dawit');
    const { id } = (await dawit.post('/api/employee', abebe)).body;
    await dawit.post('/api/employee', { ...tigist, event_wage: 5 });
    const { employees } = (await dawit.get('/api/employee')).body;
    expect(employees[0]).toMatchObject({ id, full_name: 'አበበ ከበደ', event_wage: 800 });
    expect(employees[1]).toMatchObject({ salary: 4_500.5, afternoon_wage: 700, evening_wage: 900 });
    expect(employees[1]).not.toHaveProperty('event_wage');
    expect((await logged(app, 'employee.create', id)).times).toBe(1);
  });

  it('users with Assign Employees get names and phones only', async () => {
    const { app } = standard;
    const { id } = (await (await app.as('dawit')).post('/api/employee', abebe)).body;
    const { employees } = (await (await app.as('hana')).get('/api/employee')).body;
    expect(employees[0]).toEqual({ id, full_name: 'አበበ ከበደ', phone_number: '0911000010' });
  });

  it.each([
    ['a fixed wage that is missing', { event_wage: null }, { event_wage: 'required' }],
    [
      'wages of the day and the evening that are missing',
      { wage_type: 'dynamic' },
      { afternoon_wage: 'required', evening_wage: 'required' },
    ],
    ['a phone of another network', { phone_number: '0811000010' }, { phone_number: 'pattern' }],
    ['a wrong guarantor', { guarantor_phone: '0111000010' }, { guarantor_phone: 'pattern' }],
    ['a negative salary', { salary: -1 }, { salary: 'minimum' }],
    ['a paper nobody uploaded', { id_image: `${'B'.repeat(22)}.jpg` }, { id_image: 'notFound' }],
  ])('an employee is refused with %s', async (_what, part, errors) => {
    const dawit = await standard.app.as('dawit');
    const { status, body } = await dawit.post('/api/employee', { ...abebe, ...part });
    expect([status, body.errors]).toEqual([422, errors]);
  });

  it('an edit keeps omitted images and removes those set to null', async () => {
    const { app } = standard;
    const dawit = await app.as('dawit');
    const id_image = await uploaded(dawit);
    const { id } = (await dawit.post('/api/employee', { ...abebe, id_image })).body;
    const papers = async () =>
      (await dawit.get('/api/employee')).body.employees.find(
        (row: { id: number }) => row.id === id,
      );
    await dawit.patch('/api/employee', { id, ...abebe, salary: 7_000 });
    expect(await papers()).toMatchObject({ id_image, salary: 7_000 });
    const { last } = await logged(app, 'employee.update', id);
    expect(last?.changes).toEqual([{ field: 'salary', before: '6000', after: '7000' }]);
    await dawit.patch('/api/employee', { id, ...abebe, salary: 7_000, id_image: null });
    expect(await papers()).not.toHaveProperty('id_image');
    expect((await logged(app, 'employee.update', id)).times).toBe(2);
  });

  it('both names are returned as entered, so that an edit keeps them', async () => {
    const { app } = standard;
    const dawit = await app.as('dawit');
    const names = { first_name: 'Abebe Kebede', last_name: 'Lemma' };
    const { id } = (await dawit.post('/api/employee', { ...abebe, ...names })).body;
    const { employees } = (await dawit.get('/api/employee')).body;
    expect(employees[0]).toMatchObject({ id, full_name: 'Abebe Kebede Lemma', ...names });
  });

  it('an employee and the guarantor keep a phone that a later rule no longer allows', async () => {
    const { app } = standard;
    const [admin, dawit] = [await app.as('admin'), await app.as('dawit')];
    await admin.post('/api/settings', { phone_prefixes: '09,07' });
    const phones = { phone_number: '0712345678', guarantor_phone: '0787654321' };
    const { id } = (await dawit.post('/api/employee', { ...abebe, ...phones })).body;
    await admin.post('/api/settings', { phone_prefixes: '09' });
    const edit = (more: object) =>
      dawit.patch('/api/employee', { id, ...abebe, ...phones, ...more });
    expect((await edit({ salary: 7_000 })).status).toBe(200);
    expect((await edit({ phone_number: '0712345679' })).body.errors).toEqual({
      phone_number: 'pattern',
    });
  });

  it('an employee can be deleted once the wages are paid', async () => {
    const { app } = standard;
    const dawit = await app.as('dawit');
    const hana = await app.as('hana');
    const { id } = (await dawit.post('/api/employee', abebe)).body;
    const eventId = (await hana.post('/api/event', buildEvent())).body.event.id;
    await hana.post('/api/assign-employee', { employees: [id], eventId });
    expect((await dawit.delete('/api/employee', { id })).body).toMatchObject({
      code: 'IN_USE',
      msg: 'አበበ ከበደ has wages that are not paid yet.',
    });
    await hana.post('/api/assign-employee', { employees: [], eventId });
    expect((await dawit.delete('/api/employee', { id })).status).toBe(200);
    expect((await dawit.patch('/api/employee', { id, ...abebe })).status).toBe(404);
  });
});
