/** A field for a pasted bank or wallet message, or a receipt link, read at once. */
import { ClipboardPaste } from 'lucide-react';
import { type Ref, useMemo, useState, useSyncExternalStore } from 'react';
import {
  type BankMessage,
  LONGEST_MESSAGE,
  readBankMessage,
  type UnreadMessage,
  whyUnread,
} from '@digis/domain';
import { useKitStrings } from '../../theme/kit-context.ts';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { announce } from '../private/announce.ts';
import type { FieldLabel, FieldState, FieldValue } from '../private/field/field-props.ts';
import { useFieldValue } from '../private/field/use-field-value.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { MessageSummary } from './MessageSummary.tsx';
import type { KitStrings } from '../../i18n/kit-strings.ts';

/** A receipt link alone has only a bank and references. */
export interface ReadBankMessage {
  /** Bank recognised by its name or link; `other` for an unknown one. */
  readonly bank:
    | 'cbe'
    | 'telebirr'
    | 'mpesa'
    | 'abyssinia'
    | 'awash'
    | 'dashen'
    | 'siinqee'
    | 'bunna'
    | 'other';
  /** Seen from the receiving account. */
  readonly direction: 'in' | 'out' | null;
  /** Birr; without fees, if the message states them. */
  readonly amount: number | null;
  readonly payer: string | null;
  /** Last digits of the receiving account. */
  readonly own_suffix: string | null;
  /** ISO time in Addis Ababa. */
  readonly at: string | null;
  /** In upper case, without spaces. */
  readonly references: readonly string[];
  /**
   * `noReference`: the message has no reference that both payer and receiver see. `dateDiffers`: a
   * reference contains another day. `feesInside`: the amount includes fees of unknown size.
   */
  readonly problems: readonly ('noReference' | 'dateDiffers' | 'feesInside')[];
}

export type MessageFieldProps = FieldLabel &
  FieldState &
  FieldValue<string> & {
    /** Called with null for a text that is not understood or moves no money. */
    onRead?: (message: ReadBankMessage | null) => void;
    /** Number of lines at first. @default 3 */
    rows?: number;
    ref?: Ref<HTMLTextAreaElement>;
  };

const never = () => () => undefined;
const no = () => false;
/** Reading the clipboard needs https; in some browsers the user has to paste. */
const canRead = () => typeof navigator.clipboard?.readText === 'function';

/** Does not open links. For any other text use `TextArea`. */
export function MessageField(props: MessageFieldProps) {
  const { onRead, data, ...field } = props;
  const strings = useKitStrings();
  const [text, setText] = useFieldValue(props, '');
  const read = useMemo(() => readMessage(text, strings), [text, strings]);

  function take(next: string) {
    setText(next);
    const result = readMessage(next, strings);
    onRead?.(result.kind === 'read' ? result.message : null);
  }

  return (
    <Stack space="small" data={data}>
      <TextArea {...field} writesAmharic={false} value={text} onChange={take} />
      {!field.isDisabled && !field.isReadOnly && <PasteButton onPaste={take} />}
      <div role="status">
        {read.kind === 'read' && <MessageSummary message={read.message} />}
        {read.kind === 'nothing' && <Notice tone="caution">{read.words}</Notice>}
      </div>
    </Stack>
  );
}

function PasteButton({ onPaste }: { onPaste: (text: string) => void }) {
  const strings = useKitStrings();
  const isOffered = useSyncExternalStore(never, canRead, no);
  const [hasFailed, setHasFailed] = useState(false);
  if (!isOffered) return null;

  async function paste() {
    try {
      onPaste(await navigator.clipboard.readText());
      setHasFailed(false);
    } catch {
      // The user or the page's permissions policy refused access.
      setHasFailed(true);
      announce(strings.pasteFailed);
    }
  }

  return (
    <Inline>
      <Button size="small" variant="soft" icon={<ClipboardPaste aria-hidden />} onPress={paste}>
        {strings.paste}
      </Button>
      {hasFailed && (
        <Text as="span" size="small" tone="caution">
          {strings.pasteFailed}
        </Text>
      )}
    </Inline>
  );
}

type ReadMessage =
  | { readonly kind: 'empty' }
  | { readonly kind: 'nothing'; readonly words: string }
  | { readonly kind: 'read'; readonly message: BankMessage };

const unreadWords = {
  nothingMoved: 'messageMovedNothing',
  notUnderstood: 'messageNotUnderstood',
} as const satisfies Record<UnreadMessage, keyof KitStrings>;

function readMessage(text: string, strings: KitStrings): ReadMessage {
  const typed = text.trim();
  if (typed === '') return { kind: 'empty' };
  if (typed.length > LONGEST_MESSAGE) return { kind: 'nothing', words: strings.messageTooLong };
  const message = readBankMessage(typed);
  return message === null
    ? { kind: 'nothing', words: strings[unreadWords[whyUnread(typed)]] }
    : { kind: 'read', message };
}
