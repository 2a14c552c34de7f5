import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../base/make-folder.ts';
import { sql } from 'drizzle-orm';
import { recordAction } from '../action-log/record-action.ts';
import { hashPassword } from '../auth/password-hash.ts';
import { asSignedIn, type SignedInUser } from '../auth/signed-in-user.ts';
import type { Config } from '../config/config.ts';
import type { Services } from '../contract/handler.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { users } from '../db/tables/users.ts';
import { insertSettings } from '../modules/records/settings/setting-queries.ts';
import { insertUser } from '../modules/records/users/user-queries.ts';
import { keepImage } from '../modules/records/uploads/keep-image.ts';
import { locks } from '../db/locks.ts';
import { StartError } from '../base/errors.ts';
import { chooseAdminPassword } from './admin-password.ts';
import { seedDemo } from './seed-demo.ts';

const passwordFile = ({ config }: Services): string => join(config.dataDir, 'demo-passwords.txt');

export async function seed(parts: Services): Promise<string[]> {
  const { isDemo } = parts.config;
  const fresh = await inTransaction(parts.db, async (db) => {
    await db.execute(sql`SELECT pg_advisory_xact_lock(${locks.seed})`);
    if ((await db.$count(users)) > 0) return null;
    const lines = await seedEmpty({ ...parts, db });
    if (isDemo) keepPasswords(parts, lines);
    return lines;
  });
  if (fresh !== null) return fresh;
  const isKept = isDemo && existsSync(passwordFile(parts));
  return isKept ? readFileSync(passwordFile(parts), 'utf8').split('\n') : [];
}

/** Written before the commit, because a crash would lose them. They guard only invented data. */
function keepPasswords(parts: Services, lines: readonly string[]): void {
  makeFolder(parts.config.dataDir);
  writeFileSync(passwordFile(parts), lines.join('\n'), { mode: 0o600 });
}

async function seedEmpty(parts: Services): Promise<string[]> {
  const { db, clock, config } = parts;
  await insertSettings(db, { tenant_name: config.tenantName });
  const password = await chooseAdminPassword(config, 'admin');
  const row = await insertUser(db, {
    username: 'admin',
    password_hash: await hashPassword(password),
    role: 'admin',
    branch_id: null,
    access: [],
    created_at: clock.now(),
  });
  const admin = asSignedIn(row);
  await logSetup(parts, admin);
  if (config.tenantLogo !== null) await insertLogo(parts, admin, config.tenantLogo);
  const lines = [`Sign in: admin / ${whereIs(password, config)}`];
  return config.isDemo ? [...lines, ...(await seedDemo(parts, admin))] : lines;
}

/** In production the password goes into a file, because the output is logged. */
function whereIs(password: string, { adminPassword, isProduction, dataDir }: Config): string {
  if (adminPassword !== null) return 'as configured';
  if (!isProduction) return password;
  const file = join(dataDir, 'admin-password.txt');
  makeFolder(dataDir);
  writeFileSync(file, `${password}\n`, { mode: 0o600 });
  return `the password in ${file}; delete it once you have changed it`;
}

async function insertLogo(parts: Services, { id }: SignedInUser, file: string): Promise<void> {
  try {
    const path = await keepImage(parts, readFileSync(file), { id, branch_id: null }, 'mark');
    await insertSettings(parts.db, { tenant_logo: path });
  } catch (cause) {
    const sentence = `DIGIS_TENANT_LOGO must name a JPEG, PNG or WebP file, not "${file}".`;
    throw new StartError(sentence, { cause });
  }
}

const logSetup = (parts: Services, user: SignedInUser): Promise<void> =>
  recordAction(
    {
      ...parts,
      user,
      request: { ip: '', device: 'setup' },
    },
    { action: 'user.create', subject: user.username, entityId: user.id },
  );
