/** The display name of a user in lists, toasts and papers: the full name, else the username. SPEC: D147 */
interface Named {
  readonly username?: string;
  readonly full_name?: string;
}

/** Undefined only where it is not known who it was. */
export const nameOfUser = <T extends Named>({ username, full_name }: T): T['username'] =>
  full_name ?? username;

/** The name of the signed-in user with the branch: "Hana Tesfaye · Bole". */
export const nameAndBranch = (
  user: Named & { readonly branch?: { readonly name: string } },
): string => [nameOfUser(user), user.branch?.name].filter(Boolean).join(' · ');
