/** A record that failed: its dialog closes, and what was typed is there again when it opens. SPEC: D75 */
import type { ApiError } from '@digis/api-client';
import type { Schemas } from '@digis/api-client/contract';
import { useState } from 'react';
import { draftOver, forgetDraft, keepDraft } from '../../../forms/drafts.ts';
import { useUser } from '../../../auth/user.tsx';
import type { CashFormValues } from './cash-form.ts';

interface FailedCash {
  readonly values: CashFormValues;
  /** Unset until something failed; the server may have recorded what went out with it. */
  readonly idempotencyKey?: string;
}

/** What names a field is mended in the open form; a 403 leaves what was typed to the sign-in. */
const closesFor = ({ errors, status }: ApiError) =>
  status !== 403 && Object.keys(errors ?? {}).length === 0;

export function useFailedCash(type: Schemas['TransactType'], empty: CashFormValues) {
  const { id } = useUser();
  const name = `failed cash ${type}`;
  const [kept] = useState(() => draftOver<FailedCash>(id, name, { values: empty }));
  return {
    failed: kept ?? { values: empty },
    /** Whether the dialog closes for it. */
    keep: (error: ApiError, failed: FailedCash): boolean => {
      if (closesFor(error)) keepDraft(id, name, failed);
      return closesFor(error);
    },
    forget: () => forgetDraft(id, name),
  };
}
