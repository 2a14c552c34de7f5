import type { Database } from '#db/open-database.ts';
import { glAccounts } from '#db/tables/tax.ts';
import { type GlAccounts, type GlKind, proposedAccounts } from './gl-accounts.ts';

export async function selectGlAccounts(db: Database): Promise<GlAccounts> {
  const rows = await db.select().from(glAccounts);
  return {
    ...proposedAccounts,
    ...Object.fromEntries(rows.map(({ kind, account }) => [kind, account])),
  };
}

export async function saveGlAccount(db: Database, kind: GlKind, account: string): Promise<void> {
  await db
    .insert(glAccounts)
    .values({ kind, account })
    .onConflictDoUpdate({ target: glAccounts.kind, set: { account } });
}
