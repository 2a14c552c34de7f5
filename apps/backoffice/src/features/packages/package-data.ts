import { useWrite } from '../../api/hooks.ts';

export const useCreatePackage = () => useWrite('post', '/package');
export const useUpdatePackage = () => useWrite('patch', '/package');
export const useDeletePackage = () => useWrite('delete', '/package');
