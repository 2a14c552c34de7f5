/** Checks the books of a running data folder: `pnpm verify` says the first difference, if any. */
import { readConfig } from './config.ts';
import { openDatabase } from './db/open-database.ts';
import { firstDifference } from './modules/ledgers/first-difference.ts';
import { root } from './root.ts';

const { databaseUrl, dataDir } = readConfig(process.env, root);
const database = await openDatabase(databaseUrl, dataDir);
const difference = await firstDifference(database.db);
await database.close();
console.log(difference ?? 'The books agree.');
process.exit(difference === null ? 0 : 1);
