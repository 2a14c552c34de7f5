/** The address of a call: its path with the record's id put in, and its query. */

export type PathParams = Readonly<Record<string, number | string>>;

export function addressOf(baseUrl: string, path: string, params: PathParams, query: object) {
  const named = path.replaceAll(/\{(\w+)\}/gu, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return `${baseUrl}${named}${search.size > 0 ? `?${search.toString()}` : ''}`;
}
