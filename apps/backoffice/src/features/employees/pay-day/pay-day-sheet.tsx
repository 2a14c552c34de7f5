import { Birr, DateText, Inline, PrintSheet, SignatureLines, Stack, Text } from '@digis/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useToday } from '#browser/use-today.ts';
import { PaperHead } from '#lists/papers/paper-head.tsx';
import { dueOf, sumDue, type WagesDue } from './pay-day-data.ts';

const words = {
  title: msg`Pay-day`,
  earned: msg`Earned`,
  events: msg`Events`,
  salary: msg`Salary`,
  total: msg`Total`,
  received: msg`Received by: name, signature`,
  paidBy: msg`Paid by: name, signature`,
  checkedBy: msg`Checked by: name, signature`,
};

export interface PayDaySheetProps {
  readonly paid: readonly WagesDue[];
  readonly withSalary: boolean;
  readonly branch: string | undefined;
  readonly say: (words: MessageDescriptor) => string;
}

export function PayDaySheet({ paid, withSalary, branch, say }: PayDaySheetProps) {
  const { today } = useToday();
  return (
    <PrintSheet
      head={
        <PaperHead branch={branch} title={say(words.title)}>
          <Text size="small">
            <DateText value={today} format="full" />
          </Text>
        </PaperHead>
      }
      blocks={paid.map((row) => ({
        id: row.id,
        label: row.full_name,
        content: <Line {...{ row, withSalary, say }} />,
      }))}
      foot={
        <Stack>
          <Inline justify="between">
            <Text isStrong>{`${say(words.total)} (${paid.length})`}</Text>
            <Text isStrong isNumeric>
              <Birr value={sumDue(paid, withSalary)} />
            </Text>
          </Inline>
          <SignatureLines labels={[say(words.paidBy), say(words.checkedBy)]} />
        </Stack>
      }
    />
  );
}

interface LineProps extends Pick<PayDaySheetProps, 'withSalary' | 'say'> {
  readonly row: WagesDue;
}

function Line({ row, withSalary, say }: LineProps) {
  const { earned, events, salary_due: salary } = row;
  return (
    <Stack space="small">
      <Inline justify="between" align="start">
        <Stack space="xxsmall">
          <Text isStrong>{row.full_name}</Text>
          {earned !== 0 && (
            <Text size="small">
              {say(words.earned)}: <Birr value={earned} />
              {events > 0 && ` (${say(words.events)}: ${events})`}
            </Text>
          )}
          {withSalary && salary > 0 && (
            <Text size="small">
              {say(words.salary)}: <Birr value={salary} />
            </Text>
          )}
        </Stack>
        <Text isStrong isNumeric>
          <Birr value={dueOf(row, withSalary)} />
        </Text>
      </Inline>
      <SignatureLines labels={[say(words.received)]} />
    </Stack>
  );
}
