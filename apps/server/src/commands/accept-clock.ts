/** `accept-clock`: lets branches book again after the clock was ahead. */
import { systemClock } from '../base/clock.ts';
import { allowClock, clockFault } from '../modules/books/journal/true-clock.ts';
import { runCommand } from './run-command.ts';

await runCommand(async ({ database: { db } }) => {
  const fault = await clockFault(db, systemClock);
  if (fault === null) return 'The clock is not behind the books; nothing was changed.';
  const branches = await db.transaction((tx) => allowClock(tx, systemClock));
  return `${fault}\nFrom now on the books of ${branches} ${branches === 1 ? 'branch' : 'branches'} go on from this clock; verify knows where.`;
});
