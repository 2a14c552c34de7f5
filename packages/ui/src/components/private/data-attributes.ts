/** The `data-` attributes that a component puts on its outermost element. */
export type DataAttributes = Readonly<Record<string, string | boolean>>;
export const dataAttributes = (data: DataAttributes = {}) =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [`data-${name}`, value]));
