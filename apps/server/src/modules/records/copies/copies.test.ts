// D163
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeCopy, passphrase, takenCopy } from '#testing/copies/daily-copy.ts';
import { testPassword } from '#testing/start-test-app.ts';
import { logged, must, useStandardApp } from '#testing/use-test-app.ts';
import { actionLogs } from '#db/tables/action-logs.ts';
import { copyDownloads } from '#db/tables/copies.ts';

const standard = useStandardApp();
const day = '2026-09-21';

const copies = async () => must((await standard.app.as('admin')).get('/api/copies'));

beforeAll(async () => {
  await makeCopy(standard.app, '2026-09-20');
  await makeCopy(standard.app, day);
});

describe('the daily backups', () => {
  afterEach(async () => {
    await standard.app.db.delete(copyDownloads);
  });

  it('an admin sees each with its day, size, number of entries and verification time', async () => {
    const { copies: listed, ...rest } = await copies();
    expect(rest).toEqual({ success: true, is_kept: true, is_due: false });
    expect(listed).toEqual([
      {
        day,
        bytes: expect.any(Number),
        entries: 0,
        taken_at: expect.any(String),
        verified_at: expect.any(String),
      },
      expect.objectContaining({ day: '2026-09-20' }),
    ]);
    expect(listed[0].bytes).toBeGreaterThan(1_000);
  });

  it('a downloaded backup shows when and by whom, and is logged as an export', async () => {
    await takenCopy(standard.app, day);
    const { copies: listed, last_download } = await copies();
    expect(last_download).toEqual({ at: '2026-09-21T07:00:00.000Z', by: 'admin' });
    expect(listed.map((copy: object) => 'last_download' in copy)).toEqual([true, false]);
    const { times, last } = await logged(standard.app, 'list.copy');
    expect([times, last?.subject]).toEqual([1, day]);
  });

  it('the passphrase is stored neither in the log nor as a file', async () => {
    await takenCopy(standard.app, day);
    const rows = await standard.app.db.select().from(actionLogs);
    expect(JSON.stringify(rows)).not.toContain(passphrase);
    const folder = join(standard.app.config.dataDir, 'backups');
    expect(readdirSync(folder).toSorted()).toEqual([
      'digis-2026-09-20.tar.gz.age',
      'digis-2026-09-21.tar.gz.age',
    ]);
  });

  it.each([
    ['of eleven signs', 'seven goats', 'minLength'],
    ['of spaces', `seven${' '.repeat(20)}`, 'minLength'],
    ['of signs that are not seen', '\u200b'.repeat(12), 'minLength'],
    ['that is long by signs that are not seen', `seven goats${'\u2060'.repeat(9)}`, 'minLength'],
    ['of one letter', 'aaaaaaaaaaaa', 'tooSimple'],
    ['of digits in their order', '123456789012', 'tooCommon'],
    ['of a phone', '+251911223344', 'tooSimple'],
    ['that everyone has', 'password1234', 'tooCommon'],
    ['of names of the business', 'bole catering', 'ownName'],
    ['that signs its user in', testPassword, 'duplicate'],
    ['that signs its user in, with a space behind it', `${testPassword} `, 'duplicate'],
  ])('a passphrase %s is refused at its field', async (_what, typed, fault) => {
    const admin = await standard.app.as('admin');
    const { status, body } = await admin.post('/api/copies', { day, passphrase: typed });
    expect([status, body.errors]).toEqual([422, { passphrase: fault }]);
    expect(await standard.app.db.$count(copyDownloads)).toBe(0);
  });

  it('a missing backup is not found, and no download is recorded', async () => {
    const admin = await standard.app.as('admin');
    const answer = await admin.post('/api/copies', { day: '2026-09-01', passphrase });
    expect(answer.status).toBe(404);
    expect(await standard.app.db.$count(copyDownloads)).toBe(0);
  });
});

describe('the download reminder', () => {
  it('admins are reminded after seven days without a download, and never with 0', async () => {
    const { app } = standard;
    await takenCopy(app, day);
    app.clock.advance(7 * 24 * 60 + 1);
    expect((await copies()).is_due).toBe(true);
    await must((await app.as('admin')).post('/api/settings', { copy_reminder_days: 0 }));
    expect((await copies()).is_due).toBe(false);
    await must((await app.as('admin')).post('/api/settings', { copy_reminder_days: 7 }));
    await takenCopy(app, day);
    expect((await copies()).is_due).toBe(false);
  });

  it('a missing backup folder lists no backups', async () => {
    rmSync(join(standard.app.config.dataDir, 'backups'), { recursive: true });
    expect((await copies()).copies).toEqual([]);
  });
});
