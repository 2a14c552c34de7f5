import { buildAgreement, buildEvent } from '../../testing/index.ts';
import { newBranch } from './branch-races.ts';
import { expected, type Race } from './cash-races.ts';
import { crowd, failed, must, won } from './table.ts';

const papers = 20;

const numberedAtOnce: Race = async (table, round) => {
  const branchId = await newBranch(table, round);
  const branch = { id: branchId, name: `Branch of round ${round}`, address: 'Adama' };
  await must(table.admin.patch('/api/branch', { ...branch, agreement_number: 1204 }));
  const events: number[] = [];
  for (let at = 0; at < papers / 2; at += 1) {
    events.push((await must(table.admin.post('/api/event', buildEvent({ branchId })))).event.id);
  }
  const answers = await crowd(table, papers + 2, (caller, at) => {
    const eventId = events[at % events.length];
    if (at < papers && eventId !== undefined)
      return caller.post('/api/generate-agreement', buildAgreement({ eventId }));
    return caller.patch('/api/branch', { ...branch, address: `Adama ${at}` });
  });
  const printed = answers
    .slice(0, papers)
    .map(({ body }) => /<strong>([^<]*)<\/strong>/.exec(String(body))?.[1] ?? 'none');
  const numbers = events.map((_, at) => String(1204 + at));
  const due = [...numbers, ...numbers.map((number) => `${number}/2`)];
  return (
    expected('failures', failed(answers), 0) ??
    expected('done', won(answers), papers + 2) ??
    expected('numbers', printed.toSorted().join(' '), due.toSorted().join(' '))
  );
};

export const paperRaces: Readonly<Record<string, Race>> = {
  'agreements of one book printed at once': numberedAtOnce,
};
