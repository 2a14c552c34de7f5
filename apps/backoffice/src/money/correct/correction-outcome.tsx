/** What becomes of an entry that is corrected, and what follows from it, while it is typed. SPEC: D172 */
import { toBirr, toSantim } from '@digis/domain';
import { Birr, Stack, Text } from '@digis/ui';
import { Trans } from '@lingui/react/macro';
import type { Correctable } from './correctable.ts';
import { type Following, useWhatFollows } from './what-follows.ts';

/** What a correction takes back, in birr; 0 while nothing can be told. */
export const takenBack = (stands: number, shouldBe: number | null): number =>
  shouldBe === null || shouldBe > stands ? 0 : toBirr(toSantim(stands) - toSantim(shouldBe));

export interface CorrectionOutcomeProps {
  readonly entry: Correctable;
  readonly by: number;
}

export function CorrectionOutcome({ entry, by }: CorrectionOutcomeProps) {
  const { booked, stands, direction, book_no: no } = entry;
  const followsFrom = useWhatFollows(entry);
  const side = direction === 'in' ? 1 : -1;
  const [first, taken] = [side * booked, -side * by];
  const after = side * toBirr(toSantim(stands) - toSantim(by));
  const following = by > 0 ? followsFrom(by) : undefined;
  return (
    <Stack space="xxsmall">
      {by > 0 && (
        <Text isNumeric isStrong>
          {no === undefined ? (
            <Trans>
              The entry stays <Birr amount={first} sign="always" /> · new entry{' '}
              <Birr amount={taken} sign="always" /> · it stands at{' '}
              <Birr amount={after} sign="always" />
            </Trans>
          ) : (
            <Trans>
              No. {no} stays <Birr amount={first} sign="always" /> · new entry{' '}
              <Birr amount={taken} sign="always" /> · it stands at{' '}
              <Birr amount={after} sign="always" />
            </Trans>
          )}
        </Text>
      )}
      {stands !== booked && (
        <Text size="small" tone="muted">
          <Trans>
            It was corrected before: it stands at <Birr amount={side * stands} sign="always" /> now
          </Trans>
        </Text>
      )}
      {following && (
        <Text size="small" isNumeric>
          <FollowingWords {...following} />
        </Text>
      )}
    </Stack>
  );
}

function FollowingWords({ of, after }: Following) {
  const sum = <Birr amount={after} />;
  if (of === 'left') return <Trans>Left to pay becomes {sum}</Trans>;
  if (of === 'owed') return <Trans>What is owed becomes {sum}</Trans>;
  return <Trans>The petty cash then has {sum}</Trans>;
}
