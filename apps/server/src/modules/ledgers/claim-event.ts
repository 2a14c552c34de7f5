/** What an event asks of its client: at most one open pending, which moves no money itself. */
import type { Database } from '../../db/open-database.ts';
import { pending } from '../../db/tables/journal.ts';

export interface Claim {
  event_id: number;
  branch_id: number;
  /** Santim: the total of an event paid in full, else its advance. */
  target: number;
  created_by: number;
  created_at: Date;
}

export async function openClaim(tx: Database, { target, ...claim }: Claim): Promise<void> {
  if (target === 0) return;
  await tx.insert(pending).values({ ...claim, amount: target, transact_type: 'in' });
}
