import { writeAmharic } from '@digis/domain';
import type { Client } from 'pg';
import { expect, it } from 'vitest';
import { spellings } from '../../../../../packages/domain/src/latin-letters/names.ts';
import { handlers } from '#routes/handlers.ts';
import type { AnyHandlers } from '#contract/handler.ts';
import { standardFixture, startTestApp } from '#testing/index.ts';
import { clientOf, costOf } from './read-cost.ts';

const anyHandlers: AnyHandlers = handlers;

const syllables = ['be', 'ku', 'li', 'ma', 'ne', 'do', 'gu', 'ta', 'wo', 'zi'];
const latinFathers = Array.from({ length: 20_000 }, (_, number) =>
  Array.from(String(number).padStart(5, '0'), (digit) => syllables[Number(digit)]).join(''),
);
/** Of a hundred thousand clients, five share each father's name. */
const latin = [spellings.map(([, name = '']) => name), latinFathers];
const amharic = [spellings.map(([name]) => name), latinFathers.map((name) => writeAmharic(name))];

async function addClients(client: Client, from: number, to: number): Promise<void> {
  const nameOf = (firsts: string, fathers: string) =>
    `(${firsts}::text[])[1 + n % cardinality(${firsts}::text[])] || ' ' || (${fathers}::text[])[1 + n % 20000]`;
  await client.query(
    `INSERT INTO clients (full_name, phone_number, secondary_phone, branch_id, created_at)
      SELECT CASE WHEN n % 4 = 0 THEN ${nameOf('$3', '$4')} ELSE ${nameOf('$5', '$6')} END,
        '07' || lpad((n::bigint * 48271 % 100000000)::text, 8, '0'), '09' || lpad((n::bigint * 69621 % 100000000)::text, 8, '0'),
        1 + n % 2, timestamptz '2026-09-01' + n * interval '1 second'
      FROM generate_series($1::int, $2::int) n`,
    [from, to, ...latin, ...amharic],
  );
  await client.query('VACUUM ANALYZE');
}

const rare = ['bemazidone', 'በማዚዶነ', 'Beligutawo', 'Kebede bekudoline', 'ከበደ በኩዶሊነ', 'Zenebech'];
const common = ['Abebe', 'ዮሐንስ'];

const asked = [...rare, ...common].flatMap((q) =>
  [1, null].flatMap((branchId) =>
    (['search', 'listClients'] as const).map((id) => ({ id, q, branchId })),
  ),
);

async function measure(app: Awaited<ReturnType<typeof startTestApp>>, client: Client) {
  const found = [];
  for (const { id, q, branchId } of asked) {
    const { blocks, scanned } = await costOf(app, client, branchId, async (context) =>
      anyHandlers[id]?.(context, { query: { q }, params: {}, body: undefined }),
    );
    found.push({ id, q, branchId, blocks, isWhole: scanned.includes('clients') });
  }
  return found;
}

// D164
it(
  'a rare name in either script is found with at most five times the blocks at a hundred times the clients',
  { tags: ['long'] },
  async () => {
    const app = await startTestApp();
    const client = await clientOf(app);
    try {
      await standardFixture(app);
      await addClients(client, 1, 1_000);
      const small = await measure(app, client);
      await addClients(client, 1_001, 100_000);
      const large = await measure(app, client);
      expect(large.filter(({ isWhole }) => isWhole)).toEqual([]);
      const dear = large.filter(({ blocks }, at) => blocks > 5 * (small[at]?.blocks ?? 0));
      expect(dear.filter(({ q }) => rare.includes(q))).toEqual([]);
    } finally {
      await client.end();
      await app.close();
    }
  },
);
