import { picture } from '../../testing/pictures.ts';
import { Refused, prepareBusiness, type ApiSession } from '../support/api-session.ts';

export interface Hands {
  admin: ApiSession;
  /** Several, because a user may upload only thirty images in ten minutes. */
  uploaders: readonly ApiSession[];
  uploads: Map<string, { path: string; by: ApiSession }>;
}

export interface WriteKind {
  name: string;
  share: number;
  write(hands: Hands, key: string): Promise<unknown>;
  find(hands: Hands): Promise<string[]>;
}

interface EventSeen {
  remark: string;
  employees: object[];
}

const jpeg = await picture().jpeg().toBuffer();
const staffed = 'staffed-';

const toCorrect = 'to-correct-';
const byBank = 'by-bank-';

interface RecordSeen {
  remark: string;
  record_type: string;
  reference?: string;
  corrects?: object;
}

const closesOf = ({ admin }: Hands) =>
  admin.all<{ readonly remark?: string }>('/api/close?branchId=1', 'closes');

const mostTries = 10;

async function close(hands: Hands, key: string): Promise<void> {
  const { admin } = hands;
  for (let tries = 1; ; tries += 1) {
    // An earlier attempt without an answer may have succeeded.
    if ((await closesOf(hands)).some(({ remark }) => remark === key)) return;
    const { now } = await admin.call('GET', '/api/close?branchId=1');
    const { last_entry } = Object(now);
    const counted = { places: [{ coins: 1 }], remark: key, book_difference: true };
    try {
      const body = { ...counted, last_entry };
      await admin.call('POST', '/api/close?branchId=1', body, `${key}-${last_entry}`);
      return;
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 409 || tries === mostTries) throw error;
    }
  }
}

const bookOf = (admin: ApiSession) =>
  admin.all<RecordSeen>('/api/transactions?type=book&branchId=1', 'data');

const eventsOf = ({ admin }: Hands) => admin.all<EventSeen>('/api/event', 'events');

async function upload({ uploaders, uploads }: Hands, key: string): Promise<void> {
  const by = uploaders[parseInt(key.slice(0, 8), 16) % uploaders.length];
  if (by === undefined) throw new Error('nobody uploads');
  const body = new FormData();
  body.set('image', new File([new Uint8Array(jpeg)], 'photo.jpg', { type: 'image/jpeg' }));
  const init = { method: 'POST', headers: { 'Idempotency-Key': key }, body };
  const { path } = Object(await (await by.send('/api/upload-file', init)).json());
  uploads.set(key, { path, by });
}

function ifMissing(error: unknown): null {
  if (error instanceof Refused && error.status === 404) return null;
  throw error;
}

async function findUploads({ uploads }: Hands): Promise<string[]> {
  const served: string[] = [];
  for (const [key, { path, by }] of uploads) {
    const there = await by.patiently(() => by.send(`/api/uploads/${path}`)).catch(ifMissing);
    if (((await there?.arrayBuffer())?.byteLength ?? 0) > 0) served.push(key);
  }
  return served;
}

export const kinds: readonly WriteKind[] = [
  {
    name: 'events',
    share: 3,
    write: ({ admin }, key) => admin.schedule(key),
    find: async (hands) =>
      (await eventsOf(hands)).map(({ remark }) => remark).filter((key) => !key.startsWith(staffed)),
  },
  {
    name: 'transactions',
    share: 3,
    write: ({ admin }, key) =>
      admin.call(
        'POST',
        '/api/transactions?branchId=1',
        { amount: 100, type: 'in', remark: key },
        key,
      ),
    find: async ({ admin }) => {
      const rows = await bookOf(admin);
      return rows.flatMap(({ remark, record_type, corrects }) =>
        record_type === 'manual' &&
        corrects === undefined &&
        !remark.startsWith(toCorrect) &&
        !remark.startsWith(byBank)
          ? [remark]
          : [],
      );
    },
  },
  {
    name: 'payments by bank',
    share: 1,
    write: ({ admin }, key) => {
      const body = { amount: 100, type: 'in', remark: byBank, place: 1, reference: key };
      return admin.call('POST', '/api/transactions?branchId=1', body, key);
    },
    find: async ({ admin }) =>
      (await bookOf(admin)).flatMap(({ reference }) =>
        reference === undefined ? [] : [reference],
      ),
  },
  {
    name: 'closes',
    share: 1,
    write: close,
    find: async (hands) => (await closesOf(hands)).map(({ remark = '' }) => remark),
  },
  {
    name: 'corrections',
    share: 2,
    write: async ({ admin }, key) => {
      const cash = { amount: 100, type: 'in', remark: toCorrect + key };
      const record = await admin.call('POST', '/api/transactions?branchId=1', cash, `${key}-in`);
      const correction = { id: Object(record).id, should_be: 40, reason: key };
      await admin.call('POST', '/api/correction', correction, key);
    },
    find: async ({ admin }) =>
      (await bookOf(admin)).flatMap(({ remark, corrects }) => (corrects ? [remark] : [])),
  },
  {
    name: 'petty cash',
    share: 2,
    write: ({ admin }, key) => {
      const body = { type: 'spend', pettycashId: 1, amount: 0.5, reason: key };
      return admin.call('POST', '/api/petty-cash?branchId=1', body, key);
    },
    find: async ({ admin }) => {
      const moves = await admin.all<{ readonly reason: string }>('/api/petty-cash?id=1', 'data');
      return moves.map(({ reason }) => reason);
    },
  },
  {
    name: 'assignments',
    share: 1,
    write: async ({ admin }, key) => {
      const { event } = await admin.schedule(staffed + key);
      const body = { eventId: Object(event).id, employees: [1], force: true };
      await admin.call('POST', '/api/assign-employee', body, key);
    },
    find: async (hands) =>
      (await eventsOf(hands)).flatMap(({ remark, employees }) =>
        remark.startsWith(staffed) ? employees.map(() => remark.slice(staffed.length)) : [],
      ),
  },
  { name: 'uploads', share: 1, write: upload, find: findUploads },
];

const uploaderCount = 4;
const password = 'roasted-barley-snack';

export async function prepareHands(admin: ApiSession): Promise<string[]> {
  await prepareBusiness(admin);
  const abebe = { first_name: 'አበበ', last_name: 'ከበደ', phone_number: '0910000001' };
  const wage = { salary: 6_000, wage_type: 'fixed', event_wage: 800 };
  await admin.call('POST', '/api/employee', { ...abebe, ...wage });
  const usernames = Array.from({ length: uploaderCount }, (_none, number) => `uploader${number}`);
  for (const username of usernames) {
    await admin.call('POST', '/api/user', { username, password, branchId: 1 });
  }
  await admin.call('POST', '/api/place', { kind: 'cbe', name: 'CBE' });
  const box = { type: 'create', spender: 2, budget: 1_000_000 };
  await admin.call('POST', '/api/petty-cash?branchId=1', box);
  return usernames;
}

export const uploaderPassword = password;
