import { recordAction } from '../../src/action-log/record-action.ts';
import { inTransaction } from '../../src/db/in-transaction.ts';
import type { Database } from '../../src/db/open-database.ts';
import {
  insertSettings,
  type SettingName,
} from '../../src/modules/records/settings/setting-queries.ts';
import type { TestApp } from '../start-test-app.ts';

type Parts = Pick<TestApp, 'db' | 'clock'>;

export const loggedWrite = <T>({ db, clock }: Parts, write: (tx: Database) => Promise<T>) =>
  inTransaction(db, async (tx) => {
    const actor = { db: tx, clock, user: null, request: { device: '', ip: '' } };
    await recordAction(actor, { action: 'settings.update', subject: 'a test' });
    return write(tx);
  });

export const saveSettings = (app: Parts, values: Partial<Record<SettingName, string>>) =>
  loggedWrite(app, (tx) => insertSettings(tx, values));
