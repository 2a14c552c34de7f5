/** Notice of claims that still wait as the day is closed: they are in no box. */
import { Birr, Notice } from '@digis/ui';
import { Plural, Trans } from '@lingui/react/macro';
import type { OpenDay } from './till-data.ts';

export function WaitingNotice({ count, amount }: OpenDay['waiting']) {
  if (count === 0) return null;
  const waiting = <Plural value={count} one="# payment waits" other="# payments wait" />;
  return (
    <Notice>
      <Trans>
        {waiting} for approval: <Birr value={amount} />. They are not in the count.
      </Trans>
    </Notice>
  );
}
