/**
 * `pnpm e2e:engines`: daily jobs in several browser engines. `--proof` writes docs/proof;
 * `--engine`, `--job` and `--width` select; `--wait` sets the seconds to wait for one thing.
 */
import { parseArgs } from 'node:util';
import type { SharedDatabase } from '@digis/server/testing';
import { HANG, WAIT } from '@digis/tooling/hang-guard';
import { openBusiness } from '../support/server.ts';
import startCluster from '../support/start-cluster.ts';
import type { Browser } from './drivers/tab.ts';
import { type Engine, engines } from './engines.ts';
import type { Job } from './jobs/job.ts';
import { jobsBelowFloor, jobsOfTheDay } from './jobs/jobs.ts';
import type { Absent, Present, Row } from './table/rows.ts';
import { writeTable } from './table/write.ts';
import { type Outcome, type Width, widths, work } from './work.ts';

const several = { type: 'string', multiple: true } as const;
const { values } = parseArgs({
  options: {
    engine: several,
    job: several,
    width: several,
    proof: { type: 'boolean', default: false },
    wait: { type: 'string', default: String(WAIT / 1000) },
  },
});
const { engine: someEngines, job: someJobs, width: someWidths } = values;
const isWanted = (some: readonly string[] | undefined, name: string) =>
  some?.includes(name) ?? true;

const stopped = new Promise<never>((_resolve, reject) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => reject(new Error(`stopped by ${signal}`)));
});
stopped.catch(() => undefined);

const hung: Outcome = { isDone: false, reason: 'it hung', faults: [] };

/** An outcome after a long time, because a hung engine neither answers nor closes. */
const afterLong = () => new Promise<Outcome>((resolve) => setTimeout(resolve, HANG, hung).unref());

/** An engine that restarts when it hangs. */
interface Started {
  browser: Browser;
  renew(): Promise<void>;
}

async function start(engine: Engine): Promise<Started> {
  const started: Started = {
    browser: await engine.open(),
    renew: async () => {
      await started.browser.close().catch(() => undefined);
      started.browser = await engine.open();
    },
  };
  return started;
}

async function* rowsOf(
  engine: Engine,
  started: Started,
  database: SharedDatabase,
): AsyncGenerator<Row> {
  const jobs = engine.isBelowFloor ? jobsBelowFloor : jobsOfTheDay;
  const attempt = async (job: Job, width: Width) => {
    const { browser } = started;
    const place = { browser, database, engine: engine.name, wait: Number(values.wait), width };
    const outcome = await Promise.race([work(job, place), afterLong(), stopped]);
    if (outcome === hung) await started.renew();
    return outcome;
  };
  for (const job of jobs.filter(({ name }) => isWanted(someJobs, name)))
    for (const width of Object.keys(widths) as Width[]) {
      if (!isWanted(someWidths, width)) continue;
      const first = await attempt(job, width);
      const outcome = first === hung ? secondTry(await attempt(job, width)) : first;
      yield { engine: engine.name, job: job.name, width, ...outcome };
    }
}

const secondTry = (outcome: Outcome): Outcome =>
  outcome.isDone
    ? {
        ...outcome,
        reason: ['the engine hung at the first try', outcome.reason].filter(Boolean).join(', '),
      }
    : outcome;

function show({ job, width, isDone, reason, faults }: Row) {
  console.log(
    `  ${isDone ? '✓' : '✗'} ${job}, ${width}${reason === undefined ? '' : `: ${reason}`}`,
  );
  if (!isDone)
    for (const fault of faults) console.log(`      ${fault.replaceAll('\n', '\n      ')}`);
}

async function runAll() {
  const present: Present[] = [];
  const absent: Absent[] = [];
  const rows: Row[] = [];
  const database = await openBusiness('scenarios');
  for (const engine of engines.filter(({ name }) => isWanted(someEngines, name))) {
    let started: Started;
    try {
      started = await start(engine);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      absent.push({ name: engine.name, why });
      console.log(`\n${engine.name} is not available: ${why}`);
      continue;
    }
    present.push({ name: engine.name, version: started.browser.version });
    console.log(`\n${engine.name}, ${started.browser.version}`);
    try {
      for await (const row of rowsOf(engine, started, database)) {
        rows.push(row);
        show(row);
      }
    } finally {
      await started.browser.close();
    }
  }
  await database.drop();
  return { engines: present, absent, rows };
}

const stopCluster = await startCluster();
try {
  const table = await runAll();
  if (values.proof) writeTable(table);
  const failed = table.rows.filter(({ isDone }) => !isDone);
  console.log(`\n${table.rows.length - failed.length} of ${table.rows.length} jobs were done`);
  process.exitCode = failed.length === 0 && table.rows.length > 0 ? 0 : 1;
} finally {
  await stopCluster();
}
// Ends the process, which open browsers would keep alive.
process.exit();
