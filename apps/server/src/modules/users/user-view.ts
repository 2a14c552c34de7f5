/** A user on the wire: whole for those who manage users, a name for those who choose a spender. */
import type { Schemas } from '@digis/api-client/contract';
import type { BranchedUser } from './user-queries.ts';

export const userName = ({ id, username }: BranchedUser): Schemas['User'] => ({ id, username });

export const userView = (row: BranchedUser): Schemas['User'] => ({
  ...userName(row),
  role: row.role,
  ...(row.branch && { branch: row.branch }),
  access: row.access.join(','),
  createdAt: row.created_at.toISOString(),
});
