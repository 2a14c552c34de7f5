export interface Permission {
  readonly id: string;
  readonly label: string;
  readonly description?: string;
  /** Ids of the permissions without which this one is useless. */
  readonly requires?: readonly string[];
}

export interface PermissionGroup {
  readonly id: string;
  readonly label: string;
  readonly items: readonly Permission[];
}

export function withRequired(
  permissions: readonly Permission[],
  ids: readonly string[],
): readonly string[] {
  const needed = permissions
    .filter(({ id }) => ids.includes(id))
    .flatMap(({ requires = [] }) => requires)
    .filter((id) => !ids.includes(id));
  return needed.length === 0 ? ids : withRequired(permissions, [...new Set([...ids, ...needed])]);
}

/** Selected ids that are not in the list; they are kept and shown as ids. */
export const unknownOf = (permissions: readonly Permission[], value: readonly string[]): string[] =>
  value.filter((id) => permissions.every((permission) => permission.id !== id));
