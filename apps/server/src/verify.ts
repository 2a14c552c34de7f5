/** `pnpm --filter server verify`: checks the books and says the first difference, if any. */
import { firstDifference } from './modules/ledgers/first-difference.ts';
import { runCommand } from './run-command.ts';
import { StartError } from './start-error.ts';

await runCommand(async ({ database }) => {
  const difference = await firstDifference(database.db);
  if (difference !== null) throw new StartError(difference);
  return 'The books agree.';
});
