/** The branches and the events of the one in sight, before anything is drawn. */
import { readEventBranchesAhead, readEventListAhead } from '../event-data.ts';

/** What `show` has in an address of deleted events. */
export const DELETED = 'deleted';

/** Of the tabs the one that the address names, or the first. */
export const branchInSight = <Branch extends { readonly id: number }>(
  branches: readonly Branch[],
  wanted: string | null,
): Branch | undefined => branches.find(({ id }) => String(id) === wanted) ?? branches[0];

export async function readEventsAhead(isWanted: () => boolean): Promise<void> {
  const { branches } = await readEventBranchesAhead();
  const address = new URLSearchParams(window.location.search);
  const branch = branchInSight(branches, address.get('branch'));
  // Not everybody who sees events may see those that were deleted.
  if (!isWanted() || !branch || address.get('show') === DELETED) return;
  await readEventListAhead({ branch: branch.id, isDeleted: false });
}
