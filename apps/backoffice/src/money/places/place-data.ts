/** The places of money that a user chooses from, and the one chosen last in this browser. SPEC: D126 */
import type { Schemas } from '@digis/api-client/contract';
import { useRead } from '../../api/hooks.ts';
import { useUser } from '../../auth/user.tsx';
import { browserStorage } from '../../browser/storage.ts';
import { idOf } from '../../navigation/use-address.ts';

export type MoneyPlace = Schemas['MoneyPlace'];

/** Closed ones too: what moved there keeps its name. */
export const useAllPlaces = () => useRead('/place', { pick: ({ places }) => places });

/** The open places of a branch, and those that all share; of each branch where none is chosen. */
export function usePlaces(branchId: number | undefined): readonly MoneyPlace[] | undefined {
  const { data } = useAllPlaces();
  const { branch } = useUser();
  const of = branchId ?? branch?.id;
  return data?.filter(
    (place) =>
      !place.closed && (of === undefined || place.branchId === undefined || place.branchId === of),
  );
}

/** Whether there is more than the box of each branch. */
export const useHasPlaces = (): boolean => (useAllPlaces().data ?? []).length > 0;

/** Until then a screen does not know how much room its buttons take; one that fails has the box alone. */
export function useKnowsPlaces(): boolean {
  const { data, error } = useAllPlaces();
  return data !== undefined || error !== undefined;
}

const storage = browserStorage('local');
/** With the id of the user behind it. */
const KEY = 'digis.place';

export interface LastPlace {
  /** null is the box. */
  readonly place: number | null;
  readonly remember: (place: number | null) => void;
}

/** Of the signed-in user: two who share a computer have two habits. */
export function useLastPlace(): LastPlace {
  const { id } = useUser();
  const key = `${KEY}.${id}`;
  return {
    place: idOf(storage.read(key)),
    remember: (place) => storage.write(key, place === null ? null : String(place)),
  };
}
