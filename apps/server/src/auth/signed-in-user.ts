import { permissionValues, type Permission } from '@digis/api-client/contract';
import type { UserRow } from '../db/tables/users.ts';

export interface SignedInUser {
  id: number;
  username: string;
  full_name: string;
  role: 'admin' | 'staff';
  /** null: an admin. */
  branch_id: number | null;
  access: readonly Permission[];
  createdAt: Date;
}

const known: ReadonlySet<string> = new Set(permissionValues);
const isPermission = (name: string): name is Permission => known.has(name);

export const asSignedIn = (row: UserRow): SignedInUser => ({
  id: row.id,
  username: row.username,
  full_name: row.full_name,
  role: row.role,
  branch_id: row.branch_id,
  access: row.role === 'admin' ? permissionValues : row.access.filter(isPermission),
  createdAt: row.created_at,
});
