// D159
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Schemas } from '@digis/api-client/contract';
import { recordAction } from '#action-log/record-action.ts';
import type { Handlers } from '#contract/handler.ts';
import type { Database } from '#db/open-database.ts';
import { dismissals } from '#db/tables/branches.ts';
import { defaultSettings } from './setting-queries.ts';

type Step = Schemas['FirstStep'];

const name = 'first_steps';

/** Ordered by id: an index finds the first row. */
const live = (table: string): SQL =>
  sql`(SELECT id FROM ${sql.identifier(table)} WHERE archived_at IS NULL ORDER BY id LIMIT 1) IS NOT NULL`;
const isSaid = (name: string, unless: string): SQL =>
  sql`EXISTS (SELECT FROM settings WHERE name = ${name} AND value <> ${unless})`;

const conditions = {
  business: sql`${isSaid('tenant_name', defaultSettings.tenant_name)} AND ${isSaid('stamp', '')}`,
  branches: live('branches'),
  items: live('items'),
  packages: live('packages'),
  users: sql`(SELECT count(*) FROM (SELECT FROM users WHERE archived_at IS NULL LIMIT 2) signing) = 2`,
  people: sql`${live('employees')} AND ${live('vendors')}`,
  opening: sql`EXISTS (SELECT FROM entry_numbers WHERE last_book_no > 0)`,
  event: live('events'),
} satisfies Record<Step, SQL>;

const steps: readonly Step[] = [
  'business',
  'branches',
  'items',
  'packages',
  'users',
  'people',
  'opening',
  'event',
];

async function selectDone(db: Database): Promise<Step[]> {
  const columns = steps.map((step) => sql`${conditions[step]} AS ${sql.identifier(step)}`);
  const { rows } = await db.execute<Record<Step, boolean>>(
    sql`SELECT ${sql.join(columns, sql`, `)}`,
  );
  return steps.filter((step) => rows[0]?.[step] === true);
}

export const firstStepHandlers = {
  readFirstSteps: async ({ db }) => {
    const done = await selectDone(db);
    const isBegun = done.includes('event') && done.includes('opening');
    const isDismissed = (await db.$count(dismissals, eq(dismissals.name, name))) > 0;
    return { success: true, is_shown: !isBegun && !isDismissed, done };
  },

  dismissFirstSteps: async (context) => {
    const { db, user, clock } = context;
    const added = await db
      .insert(dismissals)
      .values({ name, created_by: user.id, created_at: clock.now() })
      .onConflictDoNothing()
      .returning({ name: dismissals.name });
    if (added.length > 0) await recordAction(context, { action: 'settings.update', subject: name });
    return { success: true };
  },
} satisfies Handlers<'readFirstSteps' | 'dismissFirstSteps'>;
