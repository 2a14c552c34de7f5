/** The calls of the Items screen. Spec 2.11, 7. */
import { useRead, useWrite } from '../../api/hooks.ts';

export const useItems = () => useRead('/item', { pick: ({ items }) => items });

const also = ['/package'] as const;

export const useCreateItem = () => useWrite('post', '/item', { also });
export const useUpdateItem = () => useWrite('patch', '/item', { also });
export const useDeleteItem = () => useWrite('delete', '/item', { also });
