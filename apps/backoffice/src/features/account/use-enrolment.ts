/** Setting up the second factor: a secret, the first code that proves it, and the codes for a lost phone. SPEC: D152 */
import type { Schemas } from '@digis/api-client/contract';
import { msg } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { useRecordForm } from '../../forms/use-record-form.ts';
import { specMessages } from '../../i18n/spec-messages.ts';
import { useBeginTwoFactor, useConfirmTwoFactor } from './account-data.ts';

export const enrolmentLabels = { code: msg`Code that the app shows now` };

export interface Enrolment {
  readonly form: ReturnType<typeof useCodeForm>;
  /** null until the server has made it. */
  readonly secret: Schemas['TwoFactorSecret'] | null;
  /** null until the first code was right. */
  readonly recoveryCodes: readonly string[] | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

function useCodeForm(onConfirmed: (codes: readonly string[]) => void) {
  const confirm = useConfirmTwoFactor();
  return useRecordForm({
    name: 'second factor',
    isSecret: true,
    initial: { code: '' },
    check: ({ code }) =>
      /^\d{6}$/u.test(code.replaceAll(/\s/gu, '')) ? {} : { code: msg`Type the six digits` },
    bodyOf: ({ code }) => ({ code: code.replaceAll(/\s/gu, '') }),
    write: (body, options) => confirm(body, options),
    words: { done: msg`The second factor is set up`, failed: specMessages.saveFailed },
    onSaved: ({ recovery_codes }) => onConfirmed(recovery_codes),
  });
}

export function useEnrolment(): Enrolment {
  const begin = useBeginTwoFactor();
  const [secret, setSecret] = useState<Schemas['TwoFactorSecret'] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);
  const form = useCodeForm(setRecoveryCodes);
  const hasBegun = useRef(false);
  const start = () => {
    setFailed(false);
    begin(undefined).then(setSecret, () => setFailed(true));
  };
  useEffect(() => {
    // Once: each secret replaces the one before it.
    if (hasBegun.current) return;
    hasBegun.current = true;
    start();
  });
  return { form, secret, recoveryCodes, hasFailed, retry: start };
}
