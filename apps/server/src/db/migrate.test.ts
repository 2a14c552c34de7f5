import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '../../testing/test-cluster.ts';
import { firstDifference } from '../modules/verify/verify-journal.ts';
import { migrate } from './migrate.ts';
import { connect } from './open-database.ts';

const name = `digis_${randomBytes(6).toString('hex')}`;
const cluster = () => process.env['DIGIS_TEST_DATABASE_URL'] ?? '';
const url = () => Object.assign(new URL(cluster()), { pathname: `/${name}` }).href;
const rows = <Row extends object>(statement: string) => query<Row>(url(), statement);

const sharedClient = `
  INSERT INTO branches (name, address, created_at) VALUES ('Bole', '', now()), ('Piassa', '', now());
  INSERT INTO users (username, username_key, password_hash, role, branch_id, created_at) VALUES
    ('admin', 'admin', '', 'admin', NULL, now()), ('sara', 'sara', '', 'staff', 2, now());
  INSERT INTO files (path, media_type, bytes, sha256, uploaded_by, branch_id, created_at)
    VALUES ('of-sara.jpg', 'image/jpeg', 1, '', 2, 2, now()), ('of-admin.jpg', 'image/jpeg', 1, '', 1, NULL, now());
  INSERT INTO clients (full_name, phone_number, secondary_phone, client_image, id_image, branch_id, created_at)
    VALUES ('Almaz', '0911223344', '0911223344', 'of-admin.jpg', 'of-sara.jpg', 1, now()),
      ('Helen', '0911000001', '0911000001', NULL, NULL, NULL, now()),
      ('Nobody', '0911000002', '0911000002', NULL, NULL, NULL, now());
  INSERT INTO events (branch_id, client_id, event_date, time, starts_at, num_of_people, per_person, is_fixed,
      unit_price, base, additional_price, discount_amount, total, advance_amount, paid_full, additional_plates,
      remark, send_sms, send_schedule, agreed_by, created_by, created_at, id_image)
    SELECT branch, client, '2026-10-01', '15:00', now(), 1, 100, false, 100, 100, 0, 0, 100, 0, false, 0, '',
      false, false, '', 1, now(), CASE WHEN branch = 2 THEN 'of-sara.jpg' END
    FROM (VALUES (1, 1), (2, 1), (2, 2)) AS booked(branch, client);
  INSERT INTO action_logs (user_id, action, subject, entity_id, device, ip, created_at)
    SELECT 1, 'event.schedule', '', id, '', '', now() FROM events`;

beforeAll(async () => {
  await query(cluster(), `CREATE DATABASE ${name}`);
  await migrate(url(), '0005-reads-of-a-long-history.sql');
  await rows(sharedClient);
  await migrate(url());
});

afterAll(() => query(cluster(), `DROP DATABASE ${name} WITH (FORCE)`));

describe('the migration of an older database', () => {
  it('keeps its books', async () => {
    const { db, close } = connect(url());
    expect(await firstDifference(db)).toBeNull();
    await close();
  });

  it('seals the existing rows', async () => {
    const silently = (value: string) =>
      rows(
        `SET session_replication_role = replica; UPDATE events SET venue = ${value} WHERE id = 1`,
      );
    const { db, close } = connect(url());
    await silently(`'Skylight'`);
    expect(await firstDifference(db)).toBe(
      'I28: a row is as it was last written: row events 1 has other content than its seal',
    );
    await silently(`''`);
    expect(await firstDifference(db)).toBeNull();
    await close();
  });

  it('gives each branch its own row of a shared client, and the photo to the branch that took it', async () => {
    const clients = `SELECT c.full_name, c.branch_id::int, c.client_image, c.id_image, array_agg(e.id::int) AS events
      FROM clients c LEFT JOIN events e ON e.client_id = c.id GROUP BY c.id ORDER BY full_name, branch_id`;
    const almaz = { full_name: 'Almaz', client_image: 'of-admin.jpg' };
    const plain = { client_image: null, id_image: null };
    expect(await rows(clients)).toEqual([
      { ...almaz, branch_id: 1, id_image: null, events: [1] },
      { ...almaz, branch_id: 2, id_image: 'of-sara.jpg', events: [2] },
      { ...plain, full_name: 'Helen', branch_id: 2, events: [3] },
      { ...plain, full_name: 'Nobody', branch_id: null, events: [null] },
    ]);
  });
});
