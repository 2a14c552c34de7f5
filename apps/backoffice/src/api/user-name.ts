// D147
interface Named {
  readonly username?: string;
  readonly full_name?: string;
}

export const nameOfUser = <T extends Named>({ username, full_name }: T): T['username'] =>
  full_name ?? username;

export const nameAndBranch = (
  user: Named & { readonly branch?: { readonly name: string } },
): string => [nameOfUser(user), user.branch?.name].filter(Boolean).join(' · ');
