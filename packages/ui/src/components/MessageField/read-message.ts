import {
  type BankMessage,
  LONGEST_MESSAGE,
  readBankMessage,
  type UnreadMessage,
  whyUnread,
} from '@digis/domain';
import type { KitStrings } from '../../i18n/kit-strings.ts';

export type ReadMessage =
  | { readonly kind: 'empty' }
  | { readonly kind: 'nothing'; readonly words: string }
  | { readonly kind: 'read'; readonly message: BankMessage };

const unreadWords = {
  nothingMoved: 'messageMovedNothing',
  notUnderstood: 'messageNotUnderstood',
} as const satisfies Record<UnreadMessage, keyof KitStrings>;

export function readMessage(text: string, strings: KitStrings): ReadMessage {
  const typed = text.trim();
  if (typed === '') return { kind: 'empty' };
  if (typed.length > LONGEST_MESSAGE) return { kind: 'nothing', words: strings.messageTooLong };
  const message = readBankMessage(typed);
  return message === null
    ? { kind: 'nothing', words: strings[unreadWords[whyUnread(typed)]] }
    : { kind: 'read', message };
}
