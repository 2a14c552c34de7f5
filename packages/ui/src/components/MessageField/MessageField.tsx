/** A field for the message of a bank or wallet, or the link of a receipt: pasted, and read at once. */
import { ClipboardPaste } from 'lucide-react';
import { type Ref, useMemo, useState, useSyncExternalStore } from 'react';
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
import { readMessage } from './read-message.ts';

/** The message that was read. A receipt link alone has a bank and references, and nothing else. */
export interface ReadBankMessage {
  /** The bank or wallet that wrote it, by its name or link; `other` is one that is not recognised. */
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
  /** As the account sees it that the message was written to. */
  readonly direction: 'in' | 'out' | null;
  /** Birr, without fees, as far as the message tells them. */
  readonly amount: number | null;
  readonly payer: string | null;
  /** The last digits of the account that the message was written to. */
  readonly own_suffix: string | null;
  /** An ISO time of Addis Ababa. */
  readonly at: string | null;
  /** Without spaces, in upper-case letters. */
  readonly references: readonly string[];
  /**
   * `noReference`: nothing that payer and receiver both have. `dateDiffers`: a reference is of another day than the message.
   * `feesInside`: the sum has the charges of the bank in it, and the message does not say how much they are.
   */
  readonly problems: readonly ('noReference' | 'dateDiffers' | 'feesInside')[];
}

export type MessageFieldProps = FieldLabel &
  FieldState &
  FieldValue<string> & {
    /** Called with each change; null for a text that tells of no money that moved, or is not understood. */
    onRead?: (message: ReadBankMessage | null) => void;
    /** Lines to begin with. @default 3 */
    rows?: number;
    ref?: Ref<HTMLTextAreaElement>;
  };

const never = () => () => undefined;
const no = () => false;
/** Absent on an address without https, and in a browser that leaves pasting to the user. */
const canRead = () => typeof navigator.clipboard?.readText === 'function';

/** Nothing is fetched: a link is read as a text. Any other text of several lines is a `TextArea`. */
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
      // Not allowed by the user, or by the page around it.
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
