import type { Schemas } from '@digis/api-client/contract';
import { useWrite } from '../../api/hooks.ts';

export const useCreateUser = () => useWrite('post', '/user');
export const useUpdateUser = () => useWrite('patch', '/user');
export const useSetAccess = () => useWrite('put', '/user', { also: ['/user-info'] });
export const useDeleteUser = () => useWrite('delete', '/user');

export const grantedTo = ({ access = '' }: Schemas['User']): readonly string[] =>
  access.split(',').filter((name) => name !== '');
