/** Starts the server: environment, configuration, database, app, address. Only here things happen. */
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { buildApp } from './app.ts';
import { clockStartingAt, elapsedMs, systemClock } from './clock.ts';
import { readConfig, type Config } from './config.ts';
import { requireDurability } from './db/durability.ts';
import { openDatabase, type OpenDatabase } from './db/open-database.ts';
import { openFileStore } from './files/file-store.ts';
import { root } from './root.ts';
import { seed } from './seed/seed.ts';
import { StartError } from './start-error.ts';

const drainLimitMs = 10_000;

const withLimit = (work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, delay(drainLimitMs, undefined, { ref: false })]);

async function serve(config: Config, database: OpenDatabase): Promise<void> {
  const clock = config.startsAt === null ? systemClock : clockStartingAt(config.startsAt);
  const { db } = database;
  if (config.databaseUrl !== null && config.isProduction) await requireDurability(db);
  const files = await openFileStore(config);
  const signIns = await seed({ db, clock, config, files });
  const app = await buildApp({
    db,
    clock,
    config,
    files,
    logger: { level: 'error', redact: ['req.headers', 'res.headers'] },
    webFolder: join(root, 'apps/backoffice/dist'),
  });
  const address = await app.listen({ port: config.port, host: config.host }).catch((error) => {
    throw new StartError(`PORT ${config.port} of HOST ${config.host} is not free: ${error.code}.`);
  });
  if (database.place !== null) console.log(`Database files: ${database.place}`);
  for (const line of signIns) console.log(line);
  console.log(`Digis is ready at ${address} after ${(elapsedMs() / 1000).toFixed(1)} s`);

  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    // A request that hangs must not hold the shutdown; nothing of it is acknowledged.
    await withLimit(app.close());
    await withLimit(database.close());
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
}

async function start(): Promise<void> {
  const config = readConfig(process.env, root);
  const database = await openDatabase(config.databaseUrl, config.dataDir);
  try {
    await serve(config, database);
  } catch (error) {
    await database.close();
    throw error;
  }
}

try {
  await start();
} catch (error) {
  // A sentence for whoever starts it; the stack only where the fault is ours.
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
