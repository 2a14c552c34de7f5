// D167
import type { Schemas } from '@digis/api-client/contract';
import { useLingui } from '@lingui/react/macro';

export function useEvidenceWords(): (evidence: Schemas['Evidence']) => string {
  const { t } = useLingui();
  const words: Readonly<Record<Schemas['Evidence'], () => string>> = {
    typed: () => t`Typed`,
    message: () => t`The bank's message`,
    payer_message: () => t`The payer's own message`,
    receipt: () => t`The bank's page`,
  };
  return (evidence) => words[evidence]();
}
