/** A message of a bank on its way to a form: in the state of the address, so that it stands in no link and no log. SPEC: D167 */
import { useGiven } from '../../navigation/place.ts';

export interface GivenMessage {
  readonly message: string;
}

const isGiven = (state: unknown): state is GivenMessage =>
  typeof state === 'object' &&
  state !== null &&
  'message' in state &&
  typeof state.message === 'string';

/** The text that was shared or pasted before the form was opened; empty without one. */
export function useGivenMessage(): string {
  const state: unknown = useGiven();
  return isGiven(state) ? state.message : '';
}
