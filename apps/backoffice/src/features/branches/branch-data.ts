import { ApiError } from '@digis/api-client';
import { useRef } from 'react';
import { useRead, useWrite } from '../../api/hooks.ts';
import { isWithheldAlone } from '../../lists/use-reason-words.ts';

export const useBranches = () => useRead('/branch', { pick: ({ branches }) => branches });

export const useCreateBranch = () => useWrite('post', '/branch');
export const useUpdateBranch = () => useWrite('patch', '/branch');
/** The second deletion of the same branch confirms the question of the first refusal. */
export function useDeleteBranch() {
  const write = useWrite('delete', '/branch');
  const asked = useRef<number | null>(null);
  return async (body: { id: number }, options: object) => {
    const confirm = asked.current === body.id ? { confirm: ['TAX_WITHHELD' as const] } : {};
    try {
      return await write({ ...body, ...confirm }, options);
    } catch (error) {
      asked.current = error instanceof ApiError && isWithheldAlone(error) ? body.id : null;
      throw error;
    }
  };
}
