// D177
import { toBirr, toSantim } from '@digis/domain';
import { Birr } from '@digis/ui';
import { Trans } from '@lingui/react/macro';

export interface Owed {
  /** Birr; negative if paid in advance. */
  readonly balance: number;
  readonly earned: number;
  readonly coming: number;
}

/** Older servers do not separate earned and coming. */
export const owedOf = (
  balance: number,
  { earned, coming = 0 }: { readonly earned?: number; readonly coming?: number },
): Owed => ({ balance, earned: earned ?? toBirr(toSantim(balance) - toSantim(coming)), coming });

export const EarnedAndComing = ({ earned, coming }: Pick<Owed, 'earned' | 'coming'>) => (
  <Trans>
    Earned <Birr value={earned} /> · coming <Birr value={coming} />
  </Trans>
);
