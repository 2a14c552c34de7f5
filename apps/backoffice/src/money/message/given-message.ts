/** Keeps a bank message in the history state, outside of links and logs. D167 */
import { useGiven } from '../../navigation/place.ts';

export const MESSAGE = 'message';

export interface GivenMessage {
  readonly message: string;
}

const isGiven = (state: unknown): state is GivenMessage =>
  typeof state === 'object' &&
  state !== null &&
  'message' in state &&
  typeof state.message === 'string';

export function useGivenMessage(): string {
  const state: unknown = useGiven();
  return isGiven(state) ? state.message : '';
}
