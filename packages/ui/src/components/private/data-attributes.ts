/** Attributes of the app's own on a component of the kit, for tests and analytics: `testid` is written as `data-testid`. */
export type DataAttributes = Readonly<Record<string, string | boolean>>;

export const dataAttributes = (data: DataAttributes = {}) =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [`data-${name}`, value]));
