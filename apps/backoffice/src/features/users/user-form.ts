import type { Schemas } from '@digis/api-client/contract';
import { msg } from '@lingui/core/macro';
import type { FieldErrors } from '../../forms/form-store.ts';

export interface UserFormValues {
  readonly branchId: string | null;
  readonly username: string;
  readonly full_name: string;
  readonly password: string;
  readonly confirm: string;
  readonly end_two_factor: boolean;
}

export const userLabels = {
  branchId: msg`Assigned Branch`,
  username: msg`Username`,
  full_name: msg`Full Name`,
  password: msg`Password`,
  confirm: msg`Confirm Password`,
  end_two_factor: msg`Take off the second factor`,
};

export const valuesOf = (
  user: Schemas['User'] | null,
  onlyBranch: number | undefined,
): UserFormValues => ({
  branchId: String(user?.branch?.id ?? onlyBranch ?? '') || null,
  username: user?.username ?? '',
  full_name: user?.full_name ?? '',
  password: '',
  confirm: '',
  end_two_factor: false,
});

const isAdmin = (user: Schemas['User'] | null) => user?.role === 'admin';

export const checkUser = ({ password, confirm }: UserFormValues): FieldErrors<UserFormValues> =>
  password === confirm ? {} : { confirm: msg`Password does not match!` };

export const newUserBody = ({
  branchId,
  username,
  full_name,
  password,
}: UserFormValues): Schemas['UserInput'] => ({
  branchId: Number(branchId),
  username: username.trim(),
  full_name: full_name.trim(),
  password,
  // D151 The initial password is temporary.
  must_change: true,
});

export const userBody = (
  user: Schemas['User'],
  { branchId, username, full_name, password, end_two_factor }: UserFormValues,
): Schemas['UserUpdate'] => ({
  id: user.id,
  username: username.trim(),
  full_name: full_name.trim(),
  ...(password !== '' && { password, must_change: true }),
  ...(end_two_factor && { end_two_factor: true as const }),
  ...(branchId !== null && !isAdmin(user) && { branchId: Number(branchId) }),
});
