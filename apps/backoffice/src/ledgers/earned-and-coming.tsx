/** The part of a balance that may be paid today, and the part for events that have not begun. SPEC: D177 */
import { toBirr, toSantim } from '@digis/domain';
import { Birr } from '@digis/ui';
import { Trans } from '@lingui/react/macro';

export interface Owed {
  /** Birr; below zero it was paid ahead. */
  readonly balance: number;
  readonly earned: number;
  readonly coming: number;
}

/** Reads an answer; an older server does not separate earned and coming. */
export const owedOf = (
  balance: number,
  { earned, coming = 0 }: { readonly earned?: number; readonly coming?: number },
): Owed => ({ balance, earned: earned ?? toBirr(toSantim(balance) - toSantim(coming)), coming });

export const EarnedAndComing = ({ earned, coming }: Pick<Owed, 'earned' | 'coming'>) => (
  <Trans>
    Earned <Birr value={earned} /> · coming <Birr value={coming} />
  </Trans>
);
