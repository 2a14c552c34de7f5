/** Two servers on one database. */
import {
  buildEvent,
  standardFixture,
  standardPeople,
  startTestApp,
  type Answer,
  type Caller,
  type StandardPeople,
  type TestApp,
} from '../../testing/index.ts';
import { startFakeProvider, type FakeProvider } from '../../testing/services/fake-afro-message.ts';

export interface RaceTable {
  app: TestApp;
  second: TestApp;
  provider: FakeProvider;
  people: StandardPeople;
  /** The same admin, signed in at the first server; `other` is at the second. */
  admin: Caller;
  other: Caller;
  close(): Promise<void>;
}

export async function openRaceTable(): Promise<RaceTable> {
  const provider = await startFakeProvider();
  const app = await startTestApp({ checkResponses: false, smsApiUrl: provider.url });
  await standardFixture(app);
  const people = await standardPeople(app);
  const second = await app.restart();
  const admin = await app.as('admin');
  await must(admin.post('/api/settings', { sms_api_token: 'a-token' }));
  return {
    app,
    second,
    provider,
    people,
    admin,
    other: await second.as('admin'),
    close: async () => {
      await second.close();
      await app.close();
      await provider.close();
    },
  };
}

export const crowd = (
  { admin, other }: RaceTable,
  size: number,
  call: (caller: Caller, at: number) => Promise<Answer>,
): Promise<Answer[]> =>
  Promise.all(Array.from({ length: size }, (_, at) => call(at % 2 === 0 ? admin : other, at)));

export const won = (answers: readonly Answer[]): number =>
  answers.filter(({ status }) => status === 200).length;

export const failed = (answers: readonly Answer[]): number =>
  answers.filter(({ status }) => status >= 500).length;

export async function must(answer: Promise<Answer>): Promise<Answer['body']> {
  const { status, body } = await answer;
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
}

/** Adds an event in Bole with a pending advance. */
export async function newEvent(
  { admin }: RaceTable,
  overrides: Parameters<typeof buildEvent>[0] = {},
): Promise<number> {
  return (await must(admin.post('/api/event', buildEvent(overrides)))).event.id;
}

export const book = async ({ admin }: RaceTable) =>
  (await must(admin.get('/api/transactions?type=book&branchId=1'))).status;

export const newest = async ({ admin }: RaceTable, type: 'pending' | 'advance') =>
  (await must(admin.get(`/api/transactions?type=${type}&branchId=1`))).data[0];

export const resolve = (
  caller: Caller,
  body: {
    type: 'pending' | 'advance';
    action: 'accept' | 'reject';
    actionId: number;
    amount?: number;
  },
) => caller.patch('/api/transactions', body);
