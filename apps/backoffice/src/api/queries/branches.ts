/** The branches that a user may work in: their own, or for an admin all of them. Spec 7. */
import { useRead } from '../hooks.ts';

export const useOwnBranches = () =>
  useRead('/branch', { query: { forEvent: '1' }, pick: ({ branches }) => branches });
