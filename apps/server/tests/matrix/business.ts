/** The records that the rows of the matrix are about, all of them of Bole. */
import { uploaded } from '../../testing/pictures.ts';
import {
  buildAgreement,
  buildEvent,
  standardFixture,
  standardPeople,
  startTestApp,
  type Caller,
  type TestApp,
} from '../../testing/index.ts';
import { createCallers } from './callers.ts';

export interface Business {
  app: TestApp;
  /** An image that somebody of Bole has uploaded. */
  picture: string;
}

export async function openBusiness(): Promise<Business> {
  const app = await startTestApp();
  await standardFixture(app);
  await standardPeople(app);
  await createCallers(app);
  const admin = await app.as('admin');
  const must = async (answer: ReturnType<Caller['get']>): Promise<void> => {
    const { status, body } = await answer;
    if (status !== 200) throw new Error(`the business refuses: ${JSON.stringify(body)}`);
  };
  await must(admin.post('/api/branch', { name: 'Mexico', address: 'Mexico Square' }));
  const all = await app.as('all');
  const picture = await uploaded(all);
  await must(all.post('/api/client', { ...known, client_image: await uploaded(all) }));
  await scheduleThree(admin, must);
  await must(admin.patch('/api/transactions', accept(1)));
  await must(admin.post('/api/assign-employee', { eventId: 1, employees: [1] }));
  await must(admin.post('/api/assign-vendor', { eventId: 1, vendors: [1] }));
  await must(admin.post('/api/generate-agreement', buildAgreement()));
  await must(admin.post('/api/transactions?branchId=1', { ...manual, type: 'in' }));
  await must(
    admin.post('/api/transactions?branchId=1', { ...manual, type: 'out', isAdvance: true }),
  );
  await must(
    admin.post('/api/petty-cash?branchId=1', {
      type: 'create',
      spender: 4,
      budget: 1_000,
      reason: 'Market',
    }),
  );
  await must(
    admin.post('/api/petty-cash?branchId=1', {
      type: 'spend',
      pettycashId: 1,
      amount: 50,
      reason: 'Salt',
    }),
  );
  return { app, picture };
}

const accept = (actionId: number) => ({
  type: 'pending',
  action: 'accept',
  actionId,
  amount: 50_000,
});
const manual = { amount: 300, remark: 'Onions' };
const known = { full_name: 'ብርሃን አለሙ', primary_phone: '0966778899', secondary_phone: '0966778899' };
const henok = { name: 'ሄኖክ ግርማ', primary_phone: '0933445566', secondary_phone: '0933445566' };

type Must = (answer: ReturnType<Caller['get']>) => Promise<void>;

/** The first is paid for in part, the second waits for its advance, the third is deleted. */
async function scheduleThree(admin: Caller, must: Must): Promise<void> {
  await must(admin.post('/api/event', buildEvent()));
  const next = { event_date: '2026-10-02', et_date: { year: 2019, month: 1, day: 22 } };
  await must(admin.post('/api/event', buildEvent({ ...next, client: henok })));
  const last = { event_date: '2026-10-03', et_date: { year: 2019, month: 1, day: 23 } };
  await must(admin.post('/api/event', buildEvent({ ...last, advance_amount: 0 })));
  await must(admin.delete('/api/event', { id: 3 }));
}
