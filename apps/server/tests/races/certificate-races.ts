import { expected, type Race } from './cash-races.ts';
import { crowd, failed, must, newest, newEvent, resolve, won, type RaceTable } from './table.ts';

const certificate_date = '2026-09-20';
/** A past event, for which one user is enough. */
const over = { event_date: '2026-09-08', et_date: { year: 2018, month: 13, day: 3 } };

const moneyOf = async ({ admin }: RaceTable, id: number) =>
  must(admin.get(`/api/event/account?id=${id}`));

const oneNumber: Race = async (table, round) => {
  const first = await newEvent(table, { ...over, advance_amount: 0 });
  const second = await newEvent(table, { ...over, advance_amount: 0, branchId: 2 });
  const answers = await crowd(table, 12, (caller, at) =>
    caller.post('/api/withholding', {
      eventId: at % 4 < 2 ? first : second,
      amount: 1_000,
      certificate_no: `ONE-${round}`,
      certificate_date,
    }),
  );
  const received = (await moneyOf(table, first)).received + (await moneyOf(table, second)).received;
  return (
    expected('failures', failed(answers), 0) ??
    expected('winners', won(answers), 1) ??
    expected('received', received, 1_000)
  );
};

const againstSettling: Race = async (table, round) => {
  const eventId = await newEvent(table);
  const { id: pendingId } = await newest(table, 'pending');
  const accept = {
    type: 'pending',
    action: 'accept',
    actionId: pendingId,
    amount: 50_000,
  } as const;
  await must(resolve(table.admin, accept));
  const { id: actionId } = await newest(table, 'advance');
  const { left, total } = await moneyOf(table, eventId);
  const answers = await crowd(table, 8, (caller, at) =>
    at % 4 < 2
      ? caller.post('/api/withholding', {
          eventId,
          amount: left,
          certificate_no: `REST-${round}-${at}`,
          certificate_date,
        })
      : resolve(caller, { type: 'advance', action: 'accept', actionId, amount: left }),
  );
  const money = await moneyOf(table, eventId);
  return (
    expected('failures', failed(answers), 0) ??
    expected('winners', won(answers), 1) ??
    expected('received or waiting', money.received + money.pending, total) ??
    expected('left', money.left, 0)
  );
};

export const certificateRaces: Readonly<Record<string, Race>> = {
  'two certificates of one number': oneNumber,
  'a certificate against a settlement': againstSettling,
};
