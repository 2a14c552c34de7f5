/**
 * `pnpm e2e:engines`: the jobs of a day at the desk in several browser engines, as a table in docs/proof. With `--engine`, `--job`,
 * `--width` only those, and nothing is written. `--wait` is how many seconds a person waits for one thing.
 */
import { parseArgs } from 'node:util';
import { WAIT } from '@digis/tooling/hang-guard';
import { openBusiness } from '../support/server.ts';
import startCluster from '../support/start-cluster.ts';
import { engines } from './engines.ts';
import { jobsBelowFloor, jobsOfTheDay } from './jobs/jobs.ts';
import { type Outcome, type Width, widths, work } from './work.ts';

const { values } = parseArgs({
  options: {
    engine: { type: 'string', multiple: true },
    job: { type: 'string', multiple: true },
    width: { type: 'string', multiple: true },
    wait: { type: 'string', default: String(WAIT / 1000) },
  },
});
const isWanted = (chosen: readonly string[] | undefined, name: string) => chosen?.includes(name) ?? true;

const stopCluster = await startCluster();
try {
  const database = await openBusiness('scenarios');
  for (const engine of engines.filter(({ name }) => isWanted(values.engine, name))) {
    const browser = await engine.open();
    try {
      console.log(`\n${engine.name}: ${browser.version}`);
      for (const job of (engine.isBelowFloor ? jobsBelowFloor : jobsOfTheDay).filter(({ name }) => isWanted(values.job, name)))
        for (const width of Object.keys(widths) as Width[]) {
          if (!isWanted(values.width, width)) continue;
          const place = { browser, database, engine: engine.name, width, wait: Number(values.wait) };
          const started = performance.now();
          const outcome = await work(job, place);
          console.log(job.name, width, Math.round(performance.now() - started), outcome);
        }
    } finally {
      await browser.close();
    }
  }
  await database.drop();
} finally {
  await stopCluster();
}
