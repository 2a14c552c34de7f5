import { readConfig, type Config } from '../config/config.ts';
import { openDatabase, openForOwner, type OpenDatabase } from '../db/open-database.ts';
import { requireFolder } from '../files/require-folder.ts';
import { root } from '../base/places.ts';
import { printableError } from '../running/log.ts';

type Closable = Pick<OpenDatabase, 'close'>;

export async function runPlain(work: () => Promise<string>): Promise<void> {
  try {
    console.log(await work());
  } catch (error) {
    console.error(printableError(error));
    process.exitCode = 1;
  }
}

const run = <Opened extends Closable>(
  open: (config: Config) => Promise<Opened>,
  work: (command: { config: Config; database: Opened }) => Promise<string>,
): Promise<void> =>
  runPlain(async () => {
    const config = readConfig(process.env, root);
    await requireFolder(config);
    const database = await open(config);
    try {
      return await work({ config, database });
    } finally {
      await database.close();
    }
  });

export const runCommand = (
  work: (command: { config: Config; database: OpenDatabase }) => Promise<string>,
): Promise<void> =>
  run(
    ({ databaseUrl, dataDir, databaseOwnerUrl, databaseDirectUrl }) =>
      openDatabase(databaseUrl, dataDir, databaseOwnerUrl, databaseDirectUrl),
    work,
  );

export const runAsOwner = (
  work: (command: {
    config: Config;
    database: Pick<OpenDatabase, 'url' | 'close'>;
  }) => Promise<string>,
): Promise<void> =>
  run(
    ({ databaseUrl, dataDir, databaseOwnerUrl, databaseDirectUrl }) =>
      openForOwner(databaseUrl, dataDir, databaseOwnerUrl, databaseDirectUrl),
    work,
  );
