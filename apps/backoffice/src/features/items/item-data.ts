import { useWrite } from '../../api/hooks.ts';

const also = ['/package'] as const;

export const useCreateItem = () => useWrite('post', '/item', { also });
export const useUpdateItem = () => useWrite('patch', '/item', { also });
export const useDeleteItem = () => useWrite('delete', '/item', { also });
