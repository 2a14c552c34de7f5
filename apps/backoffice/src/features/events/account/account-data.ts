/** The call of the money of one event. */
import { useRead } from '../../../api/hooks.ts';

export const useAccount = (id: number) => useRead('/event/account', { query: { id } });
