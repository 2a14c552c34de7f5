/** What cash went out for, in words. */
import type { Schemas } from '@digis/api-client/contract';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

type Kind = Schemas['Spending']['kind'];

const labels = {
  vendors: msg`Vendors`,
  wages: msg`Wages`,
  petty: msg`Petty Cash`,
  refunds: msg`Refunds`,
  other: msg`Other`,
} as const;

export function useSpendingLabels(): (kind: Kind) => string {
  const { i18n } = useLingui();
  return (kind) => i18n._(labels[kind]);
}
