/** Pending claims are in no box at close. */
import { Birr, Notice } from '@digis/ui';
import { Plural, Trans } from '@lingui/react/macro';
import type { OpenDay } from './till-data.ts';

export function WaitingNotice({ count, amount }: OpenDay['waiting']) {
  if (count === 0) return null;
  return (
    <Notice>
      <Plural
        value={count}
        one="# payment waits for approval"
        other="# payments wait for approval"
      />{' '}
      (<Birr value={amount} />
      ). <Trans>What waits is not in the count.</Trans>
    </Notice>
  );
}
