import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { standardFixture, startTestApp } from '../../testing/index.ts';
import { root } from '../base/places.ts';
import { connect } from '../db/open-database.ts';
import { startMetrics } from './metrics.ts';

const watched = (file: string) => readFileSync(join(root, 'deploy/watch', file), 'utf8');

describe('the Prometheus metrics', () => {
  it('count the calls, and are open to loopback only', async () => {
    const app = await startTestApp();
    await standardFixture(app);
    await (await app.as('hana')).get('/api/item');
    const { status, headers, body } = await app.guest.get('/api/metrics');
    expect([status, headers.get('content-type')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ]);
    expect(body).toMatch(/digis_request_seconds_count\{operation="listItems",status="200"\} 1/);
    const forwarded = await app.guest.get('/api/metrics', { 'X-Forwarded-For': '10.1.2.3' });
    expect(forwarded).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    await app.close();
  });

  it('report connections in use, idle connections and pending images', async () => {
    const app = await startTestApp();
    const { db, connections, close } = connect(app.url);
    const metrics = startMetrics({ connections, imagesWaiting: () => 3 });
    const figures = async () =>
      Object.fromEntries(
        [
          ...(await metrics.text(app.db, app.clock.now(), 0)).matchAll(
            /^digis_(?:database_connections\{state="(\w+)"\}|(images)_waiting) (\d+)$/gm,
          ),
        ].map(([, state, images, figure]) => [state ?? images, Number(figure)]),
      );
    await db.transaction(async (transaction) => {
      await transaction.execute(sql`SELECT 1`);
      expect(await figures()).toEqual({ busy: 1, idle: 0, waiting: 0, images: 3 });
    });
    expect(await figures()).toEqual({ busy: 0, idle: 1, waiting: 0, images: 3 });
    await close();
    await app.close();
  });

  it.each(['alerts.yaml', 'dashboard.json'])('include every metric used by %s', async (file) => {
    const app = await startTestApp();
    const { connections, close } = connect(app.url);
    const text = await startMetrics({
      connections,
      secondsSinceCopy: () => Promise.resolve(null),
    }).text(app.db, app.clock.now(), 0);
    const asked = new Set(watched(file).match(/\b(?:digis|nodejs|process)_\w+/g));
    expect(asked.size).toBeGreaterThan(5);
    for (const name of asked) {
      expect(text).toContain(`# TYPE ${name.replace(/_(?:count|bucket)$/, '')} `);
    }
    await close();
    await app.close();
  });

  it('are open to a bearer of METRICS_TOKEN', async () => {
    const app = await startTestApp({ metricsToken: 'scrape-me' });
    expect((await app.guest.get('/api/metrics')).status).toBe(404);
    const wrong = { Authorization: 'Bearer scrape-you' };
    expect((await app.guest.get('/api/metrics', wrong)).status).toBe(404);
    const wider = { Authorization: 'Bearer scrape-m\u00e9' };
    expect((await app.guest.get('/api/metrics', wider)).status).toBe(404);
    const right = { Authorization: 'Bearer scrape-me' };
    expect((await app.guest.get('/api/metrics', right)).status).toBe(200);
    await app.close();
  });
});

interface Panel {
  id: number;
  title: string;
  description: string;
  gridPos: { x: number; y: number; w: number; h: number };
  targets: { expr: string }[];
}

describe('the dashboard', () => {
  const { panels }: { panels: Panel[] } = JSON.parse(watched('dashboard.json'));

  it('each panel of the dashboard has a title, a description and its own position', () => {
    const places = panels.map(({ gridPos: { x, y } }) => `${x} ${y}`);
    expect(new Set(places).size).toBe(panels.length);
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    for (const { title, description, gridPos, targets } of panels) {
      expect([title, description].map((words) => words.length > 0)).toEqual([true, true]);
      expect([gridPos.x % gridPos.w, gridPos.y % gridPos.h]).toEqual([0, 0]);
      expect(targets.length).toBeGreaterThan(0);
    }
  });

  it.skipIf(spawnSync('promtool', ['--version']).status !== 0)(
    'Prometheus accepts each query of the dashboard',
    () => {
      const folder = mkdtempSync(join(tmpdir(), 'digis-questions-'));
      const file = join(folder, 'rules.json');
      const questions = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
      const rules = questions.map((expr, at) => ({ record: `question:${at}`, expr }));
      writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }));
      const { status, stdout, stderr } = spawnSync('promtool', ['check', 'rules', file]);
      expect([status, String(stderr)]).toEqual([0, '']);
      expect(String(stdout)).toContain(`${questions.length} rules found`);
      rmSync(folder, { recursive: true });
    },
  );
});
