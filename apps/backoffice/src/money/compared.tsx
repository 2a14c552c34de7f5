import type { Schemas } from '@digis/api-client/contract';
import { formatCount } from '@digis/domain';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** False if all sums are 0, as before the first year: a comparison would say nothing. */
export const hasSums = ({ events, received, cost, other }: Schemas['ReportSums']): boolean =>
  [events, received, cost, other].some((sum) => sum !== 0);

interface ComparedProps {
  /**
   * The figure with coming days included.
   * @default `now`
   */
  readonly whole?: number;
  readonly now: number;
  /** The earlier figure, over the same number of days. */
  readonly was: number;
  readonly show: (figure: number) => ReactNode;
  readonly children: ReactNode;
}

export function Compared({ now, whole = now, was, show, children }: ComparedProps) {
  // Shown only if `was` is positive: a percentage of zero or of a loss means nothing.
  const share = Math.round(((now - was) / was) * 100);
  return (
    <>
      {now !== whole && <Trans>{show(now)} so far</Trans>}
      {now !== whole && children && ' · '}
      {was > 0 && `${share < 0 ? '−' : '+'}${formatCount(Math.abs(share))} % · `}
      {children}
    </>
  );
}
