/** Starts the server. No other file has side effects when imported. */
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { buildApp } from './app.ts';
import { clockStartingAt, elapsedMs, systemClock } from './base/clock.ts';
import { readConfig, type Config } from './config/config.ts';
import { requireDurability } from './db/checks/durability.ts';
import { openDatabase, type OpenDatabase } from './db/open-database.ts';
import { openReplica } from './db/fast/read-replica.ts';
import { imagesWaiting } from './files/decoder.ts';
import { imagesFolder, openFileStore } from './files/file-store.ts';
import { requireFolder } from './files/require-folder.ts';
import { backupKeyOf } from './backup/backup-key.ts';
import { makeDailyCopy, secondsSinceCopy } from './backup/daily-copies.ts';
import { type DailyCopy, keepCopyBefore } from './backup/keep-daily-copy.ts';
import { openKeptCopies } from './backup/kept-copies.ts';
import { startBackgroundWork } from './background/background-work.ts';
import { openLog, printableError } from './running/log.ts';
import { freeSpaceOf, Troubles } from './running/warnings.ts';
import { readVerdict } from './running/last-verify.ts';
import { startMetrics } from './running/metrics.ts';
import { Shutdown } from './running/shutdown.ts';
import { clockFault } from './modules/books/journal/true-clock.ts';
import { root, webFolder } from './base/places.ts';
import { startDemoProvider } from './seed/demo-provider.ts';
import { seed } from './seed/seed.ts';
import { StartError } from './base/errors.ts';

// Slower growth: the heap takes 220 MiB instead of 330, at the same speed.
setFlagsFromString('--heap-growing-percent=100');

async function serve(config: Config, database: OpenDatabase, shutdown: Shutdown): Promise<void> {
  const clock = config.startsAt === null ? systemClock : clockStartingAt(config.startsAt);
  const { db, lane, connections, place } = database;
  if (config.databaseUrl !== null && config.isProduction) await requireDurability(db);
  const files = await openFileStore(config);
  const disks = [config.dataDir, ...(place === null ? [] : [place])];
  const surroundings = { troubles: new Troubles(), freeSpace: freeSpaceOf(disks) };
  const copies = dailyCopyOf(config, database);
  const sinceCopy = copies && (() => secondsSinceCopy(copies.folder, systemClock.now()));
  const metrics = startMetrics({
    connections,
    imagesWaiting,
    lastVerify: () => readVerdict(config.dataDir),
    ...(sinceCopy && { secondsSinceCopy: sinceCopy }),
  });
  const replica =
    config.databaseReadUrl === null
      ? undefined
      : await openReplica(config.databaseReadUrl, db, (by) => {
          metrics.countReport(by);
          if (by === 'primary') surroundings.troubles.note('replica_behind');
        });
  shutdown.opened(async () => replica?.close());
  const kept = copies && openKeptCopies(copies.folder, () => copies.key);
  const parts = { db, lane, replica, clock, config, files, copies: kept, metrics, ...surroundings };
  const signIns = await seed(parts);
  if (shutdown.isAsked) return;
  const log = openLog();
  shutdown.opened(async () => log.flush());
  const app = await buildApp({
    ...parts,
    logger: { level: config.logLevel, redact: ['req', 'res'], stream: log.stream },
    webFolder,
    isStopping: () => shutdown.isAsked,
  });
  const address = await app.listen({ port: config.port, host: config.host }).catch((error) => {
    throw new StartError(`PORT ${config.port} of HOST ${config.host} is not free: ${error.code}.`);
  });
  const background = startBackgroundWork(
    parts,
    app.log,
    copies && (() => makeDailyCopy(copies, { log: app.log, troubles: parts.troubles })),
  );
  shutdown.opened(() => background.stop());
  shutdown.opened(() => app.close());
  if (place !== null) console.log(`Database files: ${place}`);
  if (config.isProduction && config.trustProxy.length === 0) console.warn(noProxyNamed);
  const behind = await clockFault(db, clock);
  if (behind !== null) console.warn(behind);
  for (const line of signIns) console.log(line);
  console.log(`Digis is ready at ${address} after ${(elapsedMs() / 1000).toFixed(1)} s`);
}

const noProxyNamed =
  'TRUST_PROXY names no proxy. If one stands in front, everybody shares its address, and five wrong passwords stop the office.';

const withDemoProvider = async (config: Config): Promise<Config> =>
  config.isDemo && config.smsApiUrl === null
    ? { ...config, smsApiUrl: await startDemoProvider(), simulatesMessages: true }
    : config;

const dailyCopyOf = (config: Config, { url, place }: OpenDatabase): DailyCopy | null =>
  place === null || config.startsAt !== null ? null : { url, ...copyPlaceOf(config) };

const copyPlaceOf = (config: Config) => ({
  folder: join(config.dataDir, 'backups'),
  images: imagesFolder(config),
  key: backupKeyOf(config),
});

async function start(shutdown: Shutdown): Promise<void> {
  const config = await withDemoProvider(readConfig(process.env, root));
  await requireFolder(config);
  const { databaseUrl, dataDir, databaseOwnerUrl, databaseDirectUrl } = config;
  const database = await openDatabase(
    databaseUrl,
    dataDir,
    databaseOwnerUrl,
    databaseDirectUrl,
    async (url, migration) => {
      const file = await keepCopyBefore(migration, { url, ...copyPlaceOf(config) });
      console.log(`Before the database is changed by ${migration}: ${file}`);
    },
  );
  shutdown.opened(() => database.close());
  if (!shutdown.isAsked) await serve(config, database, shutdown);
}

/** Long enough for a balancer that polls every second to notice. */
const drainMs = process.env['NODE_ENV'] === 'production' ? 2_000 : 0;
const shutdown = new Shutdown(drainMs);
const starting = start(shutdown);
shutdown.onSignal(starting, (sentence) => console.error(sentence));

try {
  await starting;
} catch (error) {
  // Shows the stack only of our own faults.
  console.error(printableError(error));
  await shutdown.closeAll();
  process.exit(1);
}
