/** Whether this user corrects an entry of a kind. SPEC: D172 */
import { type CorrectableKind, neededToCorrect } from '@digis/api-client/corrections';
import { useCan } from '../../auth/user.tsx';

export function useMayCorrect(): (kind: CorrectableKind) => boolean {
  const can = useCan();
  return (kind) => neededToCorrect(kind).every((permissions) => permissions.some(can));
}
