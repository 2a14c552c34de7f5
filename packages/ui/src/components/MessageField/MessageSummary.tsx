import { type BankMessage, type BankMessageProblem, bankName } from '@digis/domain';
import type { KitStrings } from '../../i18n/kit-strings.ts';
import { useKit } from '../../theme/kit-context.ts';
import { Birr } from '../Birr/Birr.tsx';
import { DateText } from '../DateText/DateText.tsx';
import { type Description, DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TimeText } from '../TimeText/TimeText.tsx';

const problemWords = {
  noReference: 'messageNoReference',
  dateDiffers: 'messageDateDiffers',
  feesInside: 'messageFeesInside',
} as const satisfies Record<BankMessageProblem, keyof KitStrings>;

const DAY = 10;
const timeOf = (at: string) => at.slice(DAY + 1, DAY + 6);

function factsOf(message: BankMessage, strings: KitStrings): readonly Description[] {
  const { direction, amount, payer, at, references } = message;
  const sum = direction === 'out' ? strings.moneyWentOut : strings.moneyCameIn;
  return [
    ...(amount === null ? [] : [{ label: sum, value: <Birr value={amount} />, isStrong: true }]),
    ...(payer === null ? [] : [{ label: strings.payer, value: payer }]),
    ...(at === null
      ? []
      : [
          {
            label: strings.time,
            value: (
              <>
                <DateText value={at.slice(0, DAY)} /> <TimeText value={timeOf(at)} />
              </>
            ),
          },
        ]),
    ...(references.length === 0
      ? []
      : [
          {
            label: references.length > 1 ? strings.references : strings.reference,
            value: references.join(' · '),
          },
        ]),
  ];
}

export function MessageSummary({ message }: { message: BankMessage }) {
  const { strings, locale } = useKit();
  const name =
    message.bank === 'other' ? strings.bankNotKnown : bankName({ bank: message.bank, locale });
  return (
    <Stack space="small">
      <DescriptionList
        layout="rows"
        items={[{ label: strings.bank, value: name }, ...factsOf(message, strings)]}
      />
      {message.amount === null && <Notice>{strings.receiptLink}</Notice>}
      {message.problems.map((problem) => (
        <Notice key={problem} tone="caution">
          {strings[problemWords[problem]]}
        </Notice>
      ))}
    </Stack>
  );
}
