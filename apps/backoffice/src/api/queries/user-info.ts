/** The signed-in user, read again every minute because permissions may change. D69 */
import type { Schemas } from '@digis/api-client/contract';
import { setServerTime } from '../../browser/clock.ts';
import { readAhead, useRead } from '../hooks.ts';

const ONE_MINUTE = 60_000;

function userOf({ user, now }: Schemas['UserInfo']): Schemas['SessionUser'] {
  setServerTime(now);
  return user;
}

export const useUserInfo = () =>
  useRead('/user-info', { pick: userOf, refreshInterval: ONE_MINUTE });

export const readUserAhead = async () => userOf(await readAhead('/user-info'));
