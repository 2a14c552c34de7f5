// D151-D153
import { useRead, useWrite } from '../../api/hooks.ts';

export const useChangePassword = () =>
  useWrite('post', '/password', { also: ['/user-info', '/sessions'] });
export const useProveAgain = () => useWrite('post', '/reauth');

export const useOpenSessions = () => useRead('/sessions', { pick: ({ sessions }) => sessions });
export const useEndSessions = () => useWrite('delete', '/sessions');

export const useTwoFactor = () => useRead('/two-factor');
export const useBeginTwoFactor = () => useWrite('post', '/two-factor');
/** Does not refresh the user: the component does after showing the recovery codes. */
export const useConfirmTwoFactor = () => useWrite('put', '/two-factor');
export const useEndTwoFactor = () => useWrite('delete', '/two-factor');
