/** A figure beside that of another period: how far it is, how much more or less that is, and then what the other one was. */
import type { Schemas } from '@digis/api-client/contract';
import { formatCount } from '@digis/domain';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Whether a business was there to be compared with: in its first year each sum would say 0. */
export const hasSums = ({ events, received, cost, other }: Schemas['ReportSums']): boolean =>
  [events, received, cost, other].some((sum) => sum !== 0);

export interface ComparedProps {
  /** The figure of the whole period, with what is booked for the days to come. @default `now` */
  readonly whole?: number;
  /** The figure so far. */
  readonly now: number;
  /** The figure of the other period; of one that goes on, of as many of its days. */
  readonly was: number;
  readonly show: (figure: number) => ReactNode;
  /** The other period in words, with its figure; false where there was nothing. */
  readonly children: ReactNode;
}

/** "20 so far · +11 % · 18 by this day last year". */
export function Compared({ now, whole = now, was, show, children }: ComparedProps) {
  // A share of nothing, or of a loss, says nothing.
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
