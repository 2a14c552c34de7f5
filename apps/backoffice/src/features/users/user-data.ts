/** The calls of the App Users screen. Spec 2.14, 7. */
import { useRead, useWrite } from '../../api/hooks.ts';

export const useUsers = () => useRead('/user', { pick: ({ users }) => users });

export const useCreateUser = () => useWrite('post', '/user');
export const useUpdateUser = () => useWrite('patch', '/user');
export const useSetAccess = () => useWrite('put', '/user', { also: ['/user-info'] });
export const useDeleteUser = () => useWrite('delete', '/user');
