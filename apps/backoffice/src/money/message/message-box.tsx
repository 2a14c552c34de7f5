// D167
import { readBankMessage } from '@digis/domain';
import { Disclosure, Stack } from '@digis/ui';
import { MessageField } from '@digis/ui/catering';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { FormStore } from '../../forms/form-store.ts';
import { type MoneyPlace, usePlaces } from '../places/place-data.ts';
import { useGivenMessage } from './given-message.ts';
import { MessageNotes } from './message-notes.tsx';
import type { Flow } from './place-of-message.ts';
import { type MessageValues, useFill } from './use-fill.ts';

interface MessageBoxProps<Values extends MessageValues> {
  readonly store: FormStore<Values>;
  /** @default the user's own */
  readonly branchId?: number | undefined;
  readonly expected?: number | undefined;
  readonly flow?: Flow;
  readonly onAmount?: (amount: number) => void;
}

/** Hidden if the branch has only its cash box: cash sends no messages. */
export function MessageBox<Values extends MessageValues>(props: MessageBoxProps<Values>) {
  const places = usePlaces(props.branchId);
  if (places === undefined || places.length === 0) return null;
  return <FoldedMessage {...props} places={places} />;
}

interface FoldedMessageProps<Values extends MessageValues> extends MessageBoxProps<Values> {
  readonly places: readonly MoneyPlace[];
}

function FoldedMessage<Values extends MessageValues>(props: FoldedMessageProps<Values>) {
  const { store, places, expected, branchId, flow = 'in', onAmount } = props;
  const { t } = useLingui();
  const given = useGivenMessage();
  const [text, setText] = useState(given);
  const message = useMemo(() => (text === '' ? null : readBankMessage(text)), [text]);
  // Opens only for a shared text that could not be read: a read one would push the fields down.
  const [isUnread] = useState(given !== '' && message === null);
  const fill = useFill(store, { flow, onAmount });
  const take = (typed: string) => {
    const read = readBankMessage(typed);
    if (read !== null) fill(read, typed, places);
  };
  const takeGiven = useEffectEvent(() => take(given));
  useEffect(() => {
    if (given !== '') takeGiven();
  }, [given]);
  return (
    <Stack space="small">
      <Disclosure title={t`Paste the bank's message`} isLazy defaultExpanded={isUnread}>
        <MessageField
          label={t`Message, or link of a receipt`}
          description={t`Fills in the fields below`}
          rows={2}
          value={text}
          onChange={(typed) => {
            setText(typed);
            take(typed);
          }}
        />
      </Disclosure>
      {message !== null && <MessageNotes {...{ message, places, expected, branchId, flow }} />}
    </Stack>
  );
}
