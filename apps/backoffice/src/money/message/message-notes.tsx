import { type BankMessage, dateInReference } from '@digis/domain';
import { addDaysIso } from '@digis/ethio-date';
import { Birr, DateText, Notice } from '@digis/ui';
import { Trans } from '@lingui/react/macro';
import { useToday } from '../../browser/use-today.ts';
import type { MoneyPlace } from '../places/place-data.ts';
import { SecondUse } from './second-use.tsx';
import { type Flow, placeOfMessage } from './place-of-message.ts';

interface MessageNotesProps {
  readonly message: BankMessage;
  readonly places: readonly MoneyPlace[];
  readonly expected: number | undefined;
  readonly branchId: number | undefined;
  readonly flow: Flow;
}

export function MessageNotes(props: MessageNotesProps) {
  const { message, places, expected, flow } = props;
  const { amount, direction } = message;
  return (
    <>
      {flow === 'out' && direction === 'in' && (
        <Notice>
          <Trans>
            This is the receiver's own message. Look whether the money has left our account.
          </Trans>
        </Notice>
      )}
      {flow === 'in' && direction === 'out' && (
        <Notice>
          <Trans>
            This is the payer's own message. Look whether the money has come into our account.
          </Trans>
        </Notice>
      )}
      <WhosePlace message={message} places={places} flow={flow} />
      {amount !== null && expected !== undefined && amount !== expected && (
        <Notice tone="caution">
          <Trans>
            The message says <Birr value={amount} />, and <Birr value={expected} /> was expected.
          </Trans>
        </Notice>
      )}
      <OtherDay message={message} />
      <SecondUse {...props} />
    </>
  );
}

function WhosePlace({ message, places, flow }: Omit<MessageNotesProps, 'expected' | 'branchId'>) {
  const found = placeOfMessage(message, places, flow);
  if (found.is === 'found') return null;
  if (found.is === 'unknown')
    return (
      <Notice>
        <Trans>The message does not tell which of our accounts it is. Choose it below.</Trans>
      </Notice>
    );
  const { suffix } = found;
  return (
    <Notice tone="caution">
      <Trans>The account that ends in {suffix} is none of ours.</Trans>
    </Notice>
  );
}

/** Skipped if a reference contains its day, which the reference field shows. */
function OtherDay({ message: { at, references } }: Pick<MessageNotesProps, 'message'>) {
  const { today } = useToday();
  const day = at?.slice(0, today.length);
  const isTold = references.some((key) => dateInReference(key) !== null);
  if (day === undefined || isTold || (day <= today && day >= addDaysIso(today, -1))) return null;
  return (
    <Notice tone="caution">
      <Trans>
        The message is of <DateText value={day} />.
      </Trans>
    </Notice>
  );
}
