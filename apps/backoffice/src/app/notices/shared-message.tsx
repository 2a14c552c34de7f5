/** Opens the cashbook with content shared from other apps. D167 */
import { Navigate, useSearchParams } from 'react-router-dom';
import { type GivenMessage, MESSAGE } from '../../money/message/given-message.ts';
import { CASHBOOK } from '../routes.tsx';

export const SHARE = '/share';

const PARTS = ['title', 'text', 'url'] as const;

export function SharedMessage() {
  const [params] = useSearchParams();
  const parts = PARTS.flatMap((name) => params.get(name)?.trim() || []);
  const given: GivenMessage = { message: [...new Set(parts)].join('\n') };
  return <Navigate to={`${CASHBOOK}?dialog=${MESSAGE}`} state={given} replace />;
}
