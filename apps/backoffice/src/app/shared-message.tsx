/** Receives what other apps share with the installed one, and leads to the cashbook with it. SPEC: D167 */
import { Navigate, useSearchParams } from 'react-router-dom';
import type { GivenMessage } from '../money/message/given-message.ts';
import { MESSAGE } from '../money/message/message-dialog-name.ts';
import { CASHBOOK } from './routes.tsx';

/** The path that the manifest names. */
export const SHARE = '/share';

/** An SMS comes as text, a receipt as address or as text, by the app that shares it. */
const PARTS = ['title', 'text', 'url'] as const;

export function SharedMessage() {
  const [params] = useSearchParams();
  const parts = PARTS.flatMap((name) => params.get(name)?.trim() || []);
  const given: GivenMessage = { message: [...new Set(parts)].join('\n') };
  return <Navigate to={`${CASHBOOK}?dialog=${MESSAGE}`} state={given} replace />;
}
