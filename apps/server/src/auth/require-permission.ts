/** The one guard: may this caller make this call? It reads the contract; no handler decides. */
import { operations, type OperationId, type Operation } from '@digis/api-client/contract';
import type { Permission } from '@digis/api-client/contract';
import { AppError } from '../errors.ts';
import type { SignedInUser } from './signed-in-user.ts';

/** For views that leave out what their reader may not see. */
export const can = (user: SignedInUser, permission: Permission): boolean =>
  user.access.includes(permission);

function requireOneOf(user: SignedInUser, permissions: readonly Permission[]): void {
  if (permissions.some((permission) => can(user, permission))) return;
  throw new AppError('NO_PERMISSION', { needs: permissions });
}

export const ruleOf = (id: OperationId): Operation => operations[id];

/** Before anything of the request is read. */
export function requirePermission(
  user: SignedInUser,
  { permission, permissionAll = [] }: Operation,
): void {
  if (permission !== 'any' && permission !== 'none') requireOneOf(user, permission);
  for (const needed of permissionAll) requireOneOf(user, [needed]);
}

type FieldRules = Readonly<Record<string, readonly Permission[]>>;

function ruleFor(rules: FieldRules, value: unknown): readonly Permission[] | undefined {
  if (value === undefined) return rules[''];
  const key = typeof value === 'string' ? value : JSON.stringify(value);
  return Object.hasOwn(rules, key) ? rules[key] : rules['*'];
}

type Fields = Readonly<Record<string, unknown>>;

/** Right after the schema: where a field of the query or body decides as well. */
export function requireFieldPermissions(
  user: SignedInUser,
  { permissionBy = {} }: Operation,
  fields: Fields,
): void {
  for (const [field, rules] of Object.entries(permissionBy)) {
    const rule = ruleFor(rules, fields[field]);
    if (rule !== undefined) requireOneOf(user, rule);
  }
}
