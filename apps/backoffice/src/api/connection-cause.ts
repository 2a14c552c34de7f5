import type { ApiError } from '@digis/api-client';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export type Causes = Partial<Record<ApiError['code'], MessageDescriptor>>;

export const connectionCauses: Causes = {
  NETWORK: msg`No connection to the server. It is not saved; everything you typed is still here.`,
  TIMEOUT: msg`The server has not answered. It may or may not be saved; trying again is safe.`,
  BAD_ANSWER: msg`The server's answer could not be read. Trying again is safe.`,
  RATE_LIMITED: msg`Too many requests. Wait a little, then try again.`,
  UNAVAILABLE: msg`The server is busy or restarting. Try again in a moment.`,
};

export function causeIn(causes: Causes, { code, requestId }: ApiError): MessageDescriptor {
  const cause = causes[code];
  if (cause) return cause;
  return requestId ? msg`Tell the office this number: ${requestId}` : msg`Something went wrong`;
}
