/** The calls of the Branches screen. Spec 2.9, 7. */
import { useRead, useWrite } from '../../api/hooks.ts';

export const useBranches = () => useRead('/branch', { pick: ({ branches }) => branches });

export const useCreateBranch = () => useWrite('post', '/branch');
export const useUpdateBranch = () => useWrite('patch', '/branch');
export const useDeleteBranch = () => useWrite('delete', '/branch');
