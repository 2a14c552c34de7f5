// D126
import type { Schemas } from '@digis/api-client/contract';
import { useRead } from '../../api/hooks.ts';
import { useUser } from '../../auth/user.tsx';
import { browserStorage } from '../../browser/storage.ts';
import { idOf } from '../../navigation/use-address.ts';

export type MoneyPlace = Schemas['MoneyPlace'];

/** Includes closed places, which old entries still name. */
export const useAllPlaces = () => useRead('/place', { pick: ({ places }) => places });

export function usePlaces(branchId: number | undefined): readonly MoneyPlace[] | undefined {
  const { data } = useAllPlaces();
  const { branch } = useUser();
  const of = branchId ?? branch?.id;
  return data?.filter(
    (place) =>
      !place.closed && (of === undefined || place.branchId === undefined || place.branchId === of),
  );
}

export const useHasPlaces = (): boolean => (useAllPlaces().data ?? []).length > 0;

export function useKnowsPlaces(): boolean {
  const { data, error } = useAllPlaces();
  return data !== undefined || error !== undefined;
}

const storage = browserStorage('local');
const KEY = 'digis.place';

interface LastPlace {
  /** null: the cash box. */
  readonly place: number | null;
  readonly remember: (place: number | null) => void;
}

/** Stored per user, because users share computers. */
export function useLastPlace(): LastPlace {
  const { id } = useUser();
  const key = `${KEY}.${id}`;
  return {
    place: idOf(storage.read(key)),
    remember: (place) => storage.write(key, place === null ? null : String(place)),
  };
}
