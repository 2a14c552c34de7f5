/** The names of the permissions a user has, out of the list the wire joins with commas. */
import type { Schemas } from '@digis/api-client/contract';

export const grantedTo = ({ access = '' }: Schemas['User']): readonly string[] =>
  access.split(',').filter((name) => name !== '');
