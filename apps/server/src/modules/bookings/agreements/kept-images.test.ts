import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { buildAgreement, buildEvent } from '#testing/index.ts';
import type { Caller } from '#testing/caller.ts';
import { picture, upload } from '#testing/pictures.ts';
import { loggedWrite } from '#testing/books/logged-write.ts';
import { useStandardApp } from '#testing/use-test-app.ts';
import { agreements } from '#db/tables/agreements.ts';
import { idempotencyKeys } from '#db/tables/users.ts';
import { sweepOrphans } from '../../records/uploads/reconcile-files.ts';

const standard = useStandardApp();

/** Noise does not compress: the largest possible logo. */
const noise = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } }).png();

async function mark(caller: Caller, image: Sharp): Promise<string> {
  const { body } = await upload(caller, await image.toBuffer(), 'mark.png', {}, 'mark');
  return body.path;
}

async function setMarks(image: Sharp): Promise<void> {
  const admin = await standard.app.as('admin');
  const [stamp, tenant_logo] = [await mark(admin, image), await mark(admin, image)];
  const { status } = await admin.post('/api/settings', { stamp, tenant_logo });
  expect(status).toBe(200);
}

async function paper(): Promise<object> {
  const hana = await standard.app.as('hana');
  const { event } = (await hana.post('/api/event', buildEvent())).body;
  return buildAgreement({ eventId: event.id });
}

const keyed = () => ({ 'Idempotency-Key': crypto.randomUUID() });

async function databaseBytes(): Promise<number> {
  const { rows } = await standard.app.db.execute<{ bytes: string }>(
    sql`SELECT pg_database_size(current_database()) AS bytes`,
  );
  return Number(rows[0]?.bytes);
}

const sourcesIn = (page: string): string[] =>
  [...page.matchAll(/<img[^>]* src="([^"]*)"/g)].map(([, source = '']) => source);

describe('a logo or a stamp', () => {
  it('a logo is scaled to 600 pixels on upload, and a photo is not', async () => {
    const { app } = standard;
    const admin = await app.as('admin');
    const large = noise(1_000, 500);
    const [small, photo] = [
      await mark(admin, large),
      (await upload(admin, await large.toBuffer())).body.path,
    ];
    const sizeOf = async (path: string) => {
      const { width, height } = await sharp((await app.files.get(path)) ?? undefined).metadata();
      return [width, height];
    };
    expect([await sizeOf(small), await sizeOf(photo)]).toEqual([
      [600, 300],
      [1_000, 500],
    ]);
  });

  it('an upload for an unknown use is refused', async () => {
    const admin = await standard.app.as('admin');
    const sent = await upload(admin, await picture().png().toBuffer(), 'x.png', {}, 'poster');
    expect([sent.status, sent.body.errors]).toEqual([422, { use: 'enum' }]);
  });
});

describe('twenty agreements', () => {
  it('twenty agreements with the largest logo and stamp add less than 300 kB to the database', async () => {
    const { app } = standard;
    await setMarks(noise(900, 900));
    const body = await paper();
    const hana = await app.as('hana');
    await hana.post('/api/generate-agreement', body, keyed());
    const before = await databaseBytes();
    for (let at = 0; at < 20; at += 1) {
      const { status, body: page } = await hana.post('/api/generate-agreement', body, keyed());
      expect(status).toBe(200);
      expect(page.length).toBeGreaterThan(2_000_000);
    }
    expect((await databaseBytes()) - before).toBeLessThan(300_000);
    expect(await app.db.$count(agreements)).toBe(21);
  });
});

describe('a repeated request', () => {
  it('a repeated request returns the page of the first agreement, and the stored key holds no page', async () => {
    const { app } = standard;
    const body = await paper();
    const hana = await app.as('hana');
    const before = await app.db.$count(agreements);
    const key = keyed();
    const first = await hana.post('/api/generate-agreement', body, key);
    await setMarks(picture());
    const again = await hana.post('/api/generate-agreement', body, key);
    expect(again.body).toBe(first.body);
    expect(again.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await app.db.$count(agreements)).toBe(before + 1);
    const kept = await app.db.select({ body: idempotencyKeys.body }).from(idempotencyKeys);
    expect(Math.max(...kept.map((row) => JSON.stringify(row.body).length))).toBeLessThan(65_536);
  });

  it('a repeated request for a very long event returns that event, and the stored key holds its id only', async () => {
    const { app } = standard;
    const hana = await app.as('hana');
    const additional_items = Array.from({ length: 100 }, (_, at) => `${at} ${'ጠ'.repeat(110)}`);
    const admin = await app.as('admin');
    const dishes = Array.from({ length: 150 }, async (_, at) =>
      admin.post('/api/item', { name: `${at} ${'ወ'.repeat(110)}` }),
    );
    const custom_items = (await Promise.all(dishes)).map(({ body }) => body.id);
    const part = { per_person: 500, custom_items, additional_items };
    const [key, body] = [keyed(), buildEvent({ packageId: 'custom', ...part })];
    const first = await hana.post('/api/event', body, key);
    expect(first.status).toBe(200);
    const again = await hana.post('/api/event', body, key);
    expect(again).toMatchObject({ status: 200, body: first.body });
    const kept = await app.db.select({ body: idempotencyKeys.body }).from(idempotencyKeys);
    expect(kept.map((row) => row.body)).toContainEqual({
      success: true,
      event: { id: first.body.event.id },
    });
  });
});

describe('the images of an agreement', () => {
  it('images of an agreement are not swept, and a new logo and stamp leave old pages unchanged', async () => {
    const { app } = standard;
    await setMarks(noise(40, 40));
    const body = await paper();
    const hana = await app.as('hana');
    const first = await hana.post('/api/generate-agreement', body);
    await setMarks(noise(50, 50));
    app.clock.advance(25 * 60);
    await sweepOrphans(app.db, app.clock, app.files);
    const again = await app.as('hana');
    const eventId = Object(body).eventId;
    const [{ id }] = (await again.get(`/api/agreement?eventId=${eventId}`)).body.agreements;
    const kept = await again.get(`/api/agreement/${id}`);
    expect(kept.body).toBe(first.body);
    expect(sourcesIn(kept.body).map((source) => source.slice(0, 22))).toEqual([
      'data:image/png;base64,',
      'data:image/png;base64,',
    ]);
    const next = await again.post('/api/generate-agreement', body);
    expect(sourcesIn(next.body)).not.toEqual(sourcesIn(kept.body));
  });

  it('an agreement whose images are lost is displayed without them', async () => {
    const { app } = standard;
    await setMarks(noise(30, 30));
    const { stamp } = Object.fromEntries(
      (await (await app.as('admin')).get('/api/settings')).body.settings.map(
        ({ name, value }: { name: string; value: string }) => [name, value],
      ),
    );
    await app.files.delete(stamp);
    const hana = await app.as('hana');
    const { status, body } = await hana.post('/api/generate-agreement', await paper());
    expect([status, sourcesIn(body)]).toEqual([
      200,
      [expect.stringContaining('base64,'), 'data:,'],
    ]);
  });

  it('text that resembles an image reference stays text', async () => {
    const { app } = standard;
    const hana = await app.as('hana');
    const client = `x" src="stored:${'A'.repeat(22)}.png"`;
    const { body } = await hana.post('/api/generate-agreement', {
      ...(await paper()),
      client,
    });
    expect(body).toContain(`x&quot; src=&quot;stored:${'A'.repeat(22)}.png&quot;`);
    expect(sourcesIn(body)).toHaveLength(2);
  });
});

describe('an agreement in an older format', () => {
  it('an agreement with embedded images opens as it was printed', async () => {
    const { app } = standard;
    const written = Object(await paper());
    const page = '<!doctype html><img class="logo" src="data:image/png;base64,AAAA" alt="" />';
    const { eventId, ...rest } = written;
    const kept = { ...rest, event_id: eventId, page, created_by: 1, created_at: app.clock.now() };
    const [row] = await loggedWrite(app, (tx) =>
      tx.insert(agreements).values(kept).returning({ id: agreements.id }),
    );
    const hana = await app.as('hana');
    expect((await hana.get(`/api/agreement/${row?.id}`)).body).toBe(page);
  });
});
