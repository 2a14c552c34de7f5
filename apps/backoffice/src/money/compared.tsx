import type { Schemas } from '@digis/api-client/contract';
import { formatCount } from '@digis/domain';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** False in a first year: every comparison would show 0. */
export const hasSums = ({ events, received, cost, other }: Schemas['ReportSums']): boolean =>
  [events, received, cost, other].some((sum) => sum !== 0);

interface ComparedProps {
  /** Includes coming days. @default `now` */
  readonly whole?: number;
  readonly now: number;
  /** Over the same number of days. */
  readonly was: number;
  readonly show: (figure: number) => ReactNode;
  readonly children: ReactNode;
}

export function Compared({ now, whole = now, was, show, children }: ComparedProps) {
  // A percentage of zero or of a loss means nothing.
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
