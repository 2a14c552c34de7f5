/** The form of a user without its looks. Spec 2.14, 5. */
import type { Schemas } from '@digis/api-client/contract';
import { msg } from '@lingui/core/macro';
import type { FieldErrors } from '../../forms/form-store.ts';
import { requiredText } from '../../forms/required.ts';

export interface UserFormValues {
  readonly branchId: string | null;
  readonly username: string;
  readonly password: string;
  readonly confirm: string;
}

export const userLabels = {
  branchId: msg`Assigned Branch`,
  username: msg`Username`,
  password: msg`Password`,
  confirm: msg`Confirm Password`,
};

export const valuesOf = (
  user: Schemas['User'] | null,
  onlyBranch: number | undefined,
): UserFormValues => ({
  branchId: String(user?.branch?.id ?? onlyBranch ?? '') || null,
  username: user?.username ?? '',
  password: '',
  confirm: '',
});

const isAdmin = (user: Schemas['User'] | null) => user?.role === 'admin';

/** SPEC: D65 a blank password stays as it was; D66 an admin has no branch. */
export function checkUser(
  user: Schemas['User'] | null,
  values: UserFormValues,
): FieldErrors<UserFormValues> {
  const isNew = user === null;
  const mismatch = values.password !== values.confirm;
  return {
    ...requiredText(values, [
      ...(isAdmin(user) ? [] : (['branchId'] as const)),
      'username',
      ...(isNew ? (['password', 'confirm'] as const) : []),
    ]),
    ...(mismatch && { confirm: msg`Password does not match!` }),
  };
}

export const newUserBody = ({
  branchId,
  username,
  password,
}: UserFormValues): Schemas['UserInput'] => ({
  branchId: Number(branchId),
  username: username.trim(),
  password,
});

export const userBody = (
  user: Schemas['User'],
  { branchId, username, password }: UserFormValues,
): Schemas['UserUpdate'] => ({
  id: user.id,
  username: username.trim(),
  ...(password !== '' && { password }),
  ...(branchId !== null && !isAdmin(user) && { branchId: Number(branchId) }),
});
