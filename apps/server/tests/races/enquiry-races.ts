import { buildEvent } from '../../testing/index.ts';
import { newBranch } from './branch-races.ts';
import { expected, type Race } from './cash-races.ts';
import { crowd, failed, must, type RaceTable, won } from './table.ts';

const newEnquiry = async ({ admin }: RaceTable, branchId = 1): Promise<number> => {
  const options = [{ packageId: 1, num_of_people: 250 }];
  const body = { branchId, name: 'ሰላማዊት አበበ', phone: '0911556677', options };
  return (await must(admin.post('/api/enquiry', body))).enquiry.id;
};

const stateOf = async ({ admin }: RaceTable, id: number) =>
  (await must(admin.get(`/api/enquiry?id=${id}`))).enquiries[0];

const bookedTwice: Race = async (table) => {
  const enquiryId = await newEnquiry(table);
  const answers = await crowd(table, 12, (caller, at) =>
    caller.post(
      '/api/event',
      buildEvent({ enquiryId, ...(at % 3 === 0 && { hold_until: '2026-09-30' }) }),
    ),
  );
  const refused = answers.filter(({ body }) => body.code === 'ALREADY_PROCESSED').length;
  const winner = answers.find(({ status }) => status === 200)?.body.event.id;
  return (
    expected('winners', won(answers), 1) ??
    expected('refused', refused, answers.length - 1) ??
    expected('event', (await stateOf(table, enquiryId)).eventId, winner)
  );
};

/** Booking a lost enquiry still links it to the event. */
const lostMeanwhile: Race = async (table) => {
  const id = await newEnquiry(table);
  const answers = await crowd(table, 8, (caller, at) =>
    at % 4 === 0
      ? caller.post('/api/event', buildEvent({ enquiryId: id }))
      : caller.patch('/api/enquiry', { id, lost_because: 'price' }),
  );
  const events = answers.filter(({ status, body }) => status === 200 && body.event).length;
  const { state, lost_because } = await stateOf(table, id);
  return (
    expected('failures', failed(answers), 0) ??
    expected('events', events, 1) ??
    expected('state', `${state} ${lost_because}`, 'booked undefined')
  );
};

const papers = 20;

const numberedAtOnce: Race = async (table, round) => {
  const enquiryId = await newEnquiry(table, await newBranch(table, round));
  const answers = await crowd(table, papers, (caller) =>
    caller.post('/api/proforma', { enquiryId, valid_until: '2027-01-01' }),
  );
  const printed = answers.map(
    ({ body }) => /<strong>([^<]*)<\/strong>/.exec(String(body))?.[1] ?? 'none',
  );
  const due = Array.from({ length: papers }, (_, at) => `PF-${String(at + 1).padStart(4, '0')}`);
  return (
    expected('failures', failed(answers), 0) ??
    expected('numbers', printed.toSorted().join(' '), due.join(' '))
  );
};

export const enquiryRaces: Readonly<Record<string, Race>> = {
  'an enquiry booked by many at once': bookedTwice,
  'an enquiry booked while it is lost': lostMeanwhile,
  'proformas of one branch printed at once': numberedAtOnce,
};
