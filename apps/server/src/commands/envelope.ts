/** `envelope FILE --from 2018-11 --to 2019-10 [--branch 1]`: writes the accountant's envelope. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fieldRules } from '@digis/api-client/contract';
import { systemClock as clock } from '../base/clock.ts';
import { AppError, StartError } from '../base/errors.ts';
import { connect } from '../db/open-database.ts';
import { noLimits } from '../db/fast/pool.ts';
import { writeEnvelope } from '../modules/reading/envelope/envelope-file.ts';
import { requireFiscalDays } from '../modules/reading/envelope/fiscal-period.ts';
import { noteExport } from '../modules/reading/envelope/note-export.ts';
import { runCommand } from './run-command.ts';

const options = {
  from: { type: 'string' },
  to: { type: 'string' },
  branch: { type: 'string' },
} as const;

const usage =
  'Say which file and which Ethiopian months of one fiscal year: envelope hamle.zip --from 2018-11 --to 2018-11';

const isMonth = (text: string): boolean =>
  new RegExp(fieldRules.EnvelopeRequest.from.pattern, 'u').test(text);

function requireWords() {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const { from = '', to = from, branch = null } = values;
    const [name] = positionals;
    if (name === undefined || !isMonth(from) || !isMonth(to)) throw new StartError(usage);
    const id = branch === null ? null : Number(branch);
    if (id !== null && !Number.isSafeInteger(id))
      throw new StartError('A branch is said by its number.');
    const file = resolve(process.env['INIT_CWD'] ?? '.', name);
    return { file, branch: id, months: { from, to }, days: requireFiscalDays({ from, to }) };
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(usage, { cause: error });
  }
}

const request = { ip: '', device: 'command' };

await runCommand(async ({ database: { url } }) => {
  const { file, branch, months, days } = requireWords();
  const { db, close } = connect(url, noLimits);
  try {
    const actor = { db, clock, request, user: null, branch_id: branch };
    const changed = await noteExport(actor, { branch, days }, months);
    await writeEnvelope(db, file, { branch, days, now: clock.now(), changed });
    return `${file}: ${days.from} to ${days.to}, both days included.`;
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') {
      throw new StartError(`There is no branch ${branch}.`, { cause: error });
    }
    throw error;
  } finally {
    await close();
  }
});
