import { mkdtempSync, readdirSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { standardFixture, startTestApp, type TestApp } from '../../testing/index.ts';
import { makeEmptyDatabase } from '../../testing/test-cluster.ts';
import { uploaded } from '../../testing/pictures.ts';
import { systemClock } from '../base/clock.ts';
import { sweepOrphans } from '../modules/records/uploads/reconcile-files.ts';
import { startMetrics } from '../running/metrics.ts';
import { copyIn } from './copy-in.ts';
import { makeDailyCopy, secondsSinceCopy } from './daily-copies.ts';
import { keepDailyCopy } from './keep-daily-copy.ts';
import { readManifestOf } from './read-copy.ts';

const folder = mkdtempSync(join(tmpdir(), 'digis-daily-'));
const key = Buffer.alloc(32, 7);
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  await standardFixture(app);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const taskInto = (name: string) => ({
  url: app.url,
  folder: join(folder, name),
  images: join(app.config.dataDir, 'files'),
  key,
});

function surroundings() {
  const lines: string[] = [];
  return {
    lines,
    log: pino({}, { write: (line: string) => void lines.push(line) }),
    troubles: app.troubles,
  };
}

describe('the daily backup', () => {
  it('the daily backup is made once and complete, however many servers try', async () => {
    const task = taskInto('together');
    const around = surroundings();
    const all = await Promise.all([1, 2, 3].map(() => makeDailyCopy(task, around)));
    expect([all, around.lines]).toEqual([[true, true, true], []]);
    const [name = '', ...others] = readdirSync(task.folder);
    expect(others).toEqual([]);
    const empty = await makeEmptyDatabase();
    await copyIn({ url: empty.url, file: join(task.folder, name), images: null, key });
    await empty.drop();
  });

  it('the daily backup is complete even while images are swept', async () => {
    const hana = await app.as('hana');
    for (let image = 0; image < 20; image += 1) await uploaded(hana);
    app.clock.advance(25 * 60);
    const task = taskInto('swept');
    const [kept] = await Promise.all([
      keepDailyCopy(task),
      sweepOrphans(app.db, app.clock, app.files),
    ]);
    expect(kept.missing).toBe(0);
    const { images = [] } = await readManifestOf(kept.file ?? '', key);
    expect(images.length).toBeLessThanOrEqual(20);
  });

  it('the daily backup names lost images and is made without them', async () => {
    const path = await uploaded(await app.as('hana'));
    unlinkSync(join(app.config.dataDir, 'files', path));
    const around = surroundings();
    expect(await makeDailyCopy(taskInto('lost'), around)).toBe(true);
    expect(around.lines.join('')).toContain('"missing":1');
  });

  it('a backup into a read-only folder is reported, and is made once the folder is writable', async () => {
    const task = taskInto('away');
    const around = surroundings();
    // Gives ENOENT, as an unreachable database does.
    symlinkSync(join(folder, 'no-disk', 'backups'), task.folder);
    expect(await makeDailyCopy(task, around)).toBe(false);
    expect(around.lines.join('')).toMatch(/"code":"E\w+".*the daily copy failed/);
    const health = await app.guest.get('/api/health');
    expect(health.body).toMatchObject({ status: 'degraded', warnings: ['backup_failed'] });
    unlinkSync(task.folder);
    expect(await makeDailyCopy(task, around)).toBe(true);
  });

  it('leftovers of a killed backup process are removed', async () => {
    const task = taskInto('killed');
    await keepDailyCopy({ ...task, today: '2026-09-01' });
    writeFileSync(join(task.folder, '.digis-2026-09-02.tar.gz.age.0123.part'), 'half');
    await keepDailyCopy({ ...task, today: '2026-09-02' });
    expect(readdirSync(task.folder)).toEqual([
      'digis-2026-09-01.tar.gz.age',
      'digis-2026-09-02.tar.gz.age',
    ]);
  });

  it('metrics report the age of the daily backup, infinite before the first one', async () => {
    const figure = async (name: string) => {
      const since = () => secondsSinceCopy(join(folder, name), systemClock.now());
      const text = await startMetrics({ secondsSinceCopy: since }).text(app.db, app.clock.now(), 0);
      return /^digis_last_backup_seconds (.+)$/m.exec(text)?.[1];
    };
    expect(await figure('nowhere')).toBe('+Inf');
    await keepDailyCopy(taskInto('figure'));
    expect(Number(await figure('figure'))).toBeLessThan(600);
  });
});
