/** Things of a list in one line, each by its name. */
export const namesOf = (list: readonly { readonly name: string }[]): string =>
  list.map(({ name }) => name).join(' · ');
