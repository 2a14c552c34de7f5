/** A branch on the wire: its name for everybody, the rest for those who look after branches. */
import type { Schemas } from '@digis/api-client/contract';
import type { BranchRow } from './branch-queries.ts';

export const branchName = ({ id, name }: BranchRow): Schemas['Branch'] => ({ id, name });

export const branchView = (row: BranchRow): Schemas['Branch'] => ({
  ...branchName(row),
  address: row.address,
  createdAt: row.created_at.toISOString(),
});
