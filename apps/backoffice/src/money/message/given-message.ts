/** Passes a bank message to a form in history state, which keeps it out of links and logs. SPEC: D167 */
import { useGiven } from '../../navigation/place.ts';

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
