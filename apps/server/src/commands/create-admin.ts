/** `create-admin NAME`: adds an admin when none can sign in. */
import { recordAction } from '../action-log/record-action.ts';
import { hashPassword } from '../auth/password-hash.ts';
import { asSignedIn } from '../auth/signed-in-user.ts';
import { systemClock as clock } from '../base/clock.ts';
import {
  insertUser,
  selectUserByName,
  usernameKey,
} from '../modules/records/users/user-queries.ts';
import { runCommand } from './run-command.ts';
import { chooseAdminPassword } from '../seed/admin-password.ts';
import { StartError } from '../base/errors.ts';

const request = { ip: '', device: 'setup' };

await runCommand(async ({ config, database }) => {
  const [, , username = ''] = process.argv;
  if (username.trim() === '') throw new StartError('Say who: create-admin NAME');
  const password = await chooseAdminPassword(config, username);
  await database.db.transaction(async (db) => {
    if ((await selectUserByName(db, usernameKey(username))) !== undefined) {
      throw new StartError(`There is a user called ${username} already.`);
    }
    const row = await insertUser(db, {
      username,
      password_hash: await hashPassword(password),
      role: 'admin',
      branch_id: null,
      access: [],
      created_at: clock.now(),
    });
    const action = { action: 'user.create' as const, subject: row.username, entityId: row.id };
    await recordAction({ db, clock, request, user: asSignedIn(row) }, action);
  });
  return `Sign in: ${username} / ${config.adminPassword === null ? password : 'as configured'}`;
});
