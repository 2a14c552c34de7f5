import {
  type Caller,
  buildAgreement,
  buildEvent,
  permissionValues,
  standardFixture,
  standardPeople,
  type TestApp,
} from '@digis/server/testing';
import sharp from 'sharp';

async function done(answer: ReturnType<Caller['post']>) {
  const { status, body } = await answer;
  if (status !== 200) throw new Error(`the business could not be set up: ${JSON.stringify(body)}`);
  return body;
}

async function uploadPhoto(caller: Caller): Promise<string> {
  const image = sharp({ create: { width: 80, height: 60, channels: 3, background: '#0f5c5c' } });
  const form = new FormData();
  const bytes = new Uint8Array(await image.jpeg().toBuffer());
  form.set('image', new File([bytes], 'photo.jpg', { type: 'image/jpeg' }));
  return (await done(caller.send('/api/upload-file', { method: 'POST', body: form }))).path;
}

async function book(manager: Caller, photo: string) {
  const guest = (name: string, phone: string) => ({
    client: { name, primary_phone: phone, secondary_phone: phone },
  });
  const today = { event_date: '2026-09-21', et_date: { year: 2019, month: 1, day: 11 } };
  const images = { client_id: photo, client_image: photo };
  const remark = 'ድንኳኑ በጠዋት ይተከላል';
  await done(manager.post('/api/event', buildEvent({ ...images, remark })));
  await done(
    manager.post('/api/event', buildEvent({ ...guest('ሄኖክ ግርማ', '0933445566'), ...today })),
  );
  await done(
    manager.post(
      '/api/event',
      buildEvent({ ...guest('ሰናይት አለሙ', '0944556677'), advance_amount: 0 }),
    ),
  );
  await done(manager.send('/api/event?id=3', { method: 'DELETE' }));
  const later = { event_date: '2026-12-20', et_date: { year: 2019, month: 4, day: 11 } };
  await done(
    manager.post(
      '/api/event',
      buildEvent({ ...guest('ትርሲት መኮንን', '0912887766'), ...later, advance_amount: 0 }),
    ),
  );
  await done(manager.post('/api/assign-employee', { eventId: 1, employees: [1, 2] }));
  await done(manager.post('/api/assign-vendor', { eventId: 1, vendors: [1] }));
  await done(manager.post('/api/generate-agreement', buildAgreement()));
}

const writeDownCall = (manager: Caller) =>
  done(
    manager.post('/api/enquiry', {
      branchId: 1,
      name: 'ሰላማዊት አበበ',
      phone: '0911556677',
      event_date: '2026-10-25',
      num_of_people: 250,
      options: [{ packageId: 1, num_of_people: 250 }],
    }),
  );

async function keepCash(manager: Caller, cashier: Caller) {
  // The server accepts as proof only a picture that the same user has uploaded.
  const proof = await uploadPhoto(cashier);
  const cash = (body: object) => done(cashier.post('/api/transactions', body));
  await cash({ amount: 200_000, type: 'in', remark: 'ከሽያጭ', proof });
  await cash({ amount: 5_000, settle_amount: 10_000, type: 'out', remark: 'ቀብድ', isAdvance: true });
  await done(manager.patch('/api/employee-ledger', { id: 1, withSalary: false, expected: 800 }));
  await done(manager.patch('/api/vendor-ledger', { vendorId: 1, amount: 2_000 }));
  const petty = (body: object) => done(cashier.post('/api/petty-cash', body));
  await petty({ type: 'create', spender: 4, budget: 10_000, reason: 'ለገበያ' });
  await petty({ type: 'spend', pettycashId: 1, amount: 700, reason: 'ቅቤ' });
}

async function keepTill(admin: Caller, cashier: Caller) {
  const { id: to } = await done(
    admin.post('/api/place', { kind: 'safe', name: 'ካዝና', branchId: 1 }),
  );
  await done(cashier.post('/api/transfer', { to, amount: 30_000 }));
  const { now } = await done(cashier.get('/api/close'));
  const { last_entry } = now;
  await done(cashier.post('/api/close', { last_entry, places: [{ coins: now.places[0].book }] }));
}

const beginImport = async (admin: Caller) =>
  done(
    admin.post('/api/import', {
      kind: 'items',
      name: 'የድሮ ምግቦች',
      rows: [{ row: 2, values: { name: 'ድፎ' } }],
    }),
  );

const people = [
  { username: 'manager', access: permissionValues },
  { username: 'planner', access: ['Calendar'] },
  { username: 'cook', access: ['Items'] },
  { username: 'nobody', access: [] },
] as const;

export async function everyList(app: TestApp) {
  await standardFixture(app);
  await standardPeople(app);
  for (const person of people)
    await app.createUser({ ...person, access: [...person.access], branch_id: 1 });
  await app.createUser({ username: 'newcomer', access: [], branch_id: 1, must_change: true });

  const manager = await app.as('manager');
  const photo = await uploadPhoto(manager);
  await book(manager, photo);
  await writeDownCall(manager);
  await keepCash(manager, await app.as('dawit'));
  await keepTill(await app.as('admin'), await app.as('dawit'));
  await beginImport(await app.as('admin'));
  await done(
    manager.patch('/api/client', {
      id: 1,
      full_name: 'አልማዝ ተስፋዬ',
      primary_phone: '0911223344',
      secondary_phone: '0922334455',
      client_image: photo,
    }),
  );
}
