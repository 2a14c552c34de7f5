/** Money places that all branches share, ordered by id. */
export const places = [
  { kind: 'cbe', name: 'CBE', digits: '4410' },
  { kind: 'telebirr', name: 'telebirr', digits: '3344' },
  { kind: 'safe', name: 'Safe' },
] as const;

export const placeIds = places.map((_, at) => at + 1);

/** Cash in a safe has no bank reference. */
export const isKnownToBank = (id: number): boolean => places[id - 1]?.kind !== 'safe';

export const placeNamed = (id: number): object => {
  const { kind, name } = places[id - 1] ?? {};
  return { id, kind, name };
};

export const cashAt = (branch: number, place: number | null): string =>
  place === null ? `cash:${branch}` : `cash:${branch}:${place}`;
