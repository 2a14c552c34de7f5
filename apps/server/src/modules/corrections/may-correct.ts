/** Refuses a correction by who may not make it. SPEC: D172 */
import { type CorrectableKind, neededToCorrect } from '@digis/api-client/corrections';
import { requireOneOf } from '../../auth/require-permission.ts';
import type { SignedInUser } from '../../auth/signed-in-user.ts';

export function requireMayCorrect(user: SignedInUser, kind: CorrectableKind): void {
  for (const permissions of neededToCorrect(kind)) requireOneOf(user, permissions);
}
