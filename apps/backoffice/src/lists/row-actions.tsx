import { useLingui } from '@lingui/react/macro';
import { Pencil, Trash2 } from 'lucide-react';
import { ApiError } from '@digis/api-client';
import { toasts } from '@digis/ui';
import type { MenuAction } from '@digis/ui';
import type { MessageDescriptor } from '@lingui/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { causeOf } from '../api/error-message.ts';
import { Confirmation } from './confirmation.tsx';
import { useReasonWords } from './use-reason-words.ts';

export function useRowActions() {
  const { t } = useLingui();
  return {
    edit: (onPress: () => void): MenuAction => ({
      id: 'edit',
      label: t`Edit`,
      icon: <Pencil aria-hidden />,
      onPress,
    }),
    remove: (onPress: () => void): MenuAction => ({
      id: 'delete',
      label: t`Delete`,
      icon: <Trash2 aria-hidden />,
      tone: 'critical',
      onPress,
    }),
  };
}

interface Removal<Row> {
  readonly write: (body: { id: number }, options: object) => Promise<unknown>;
  readonly question: (row: Row) => string;
  readonly done: MessageDescriptor;
  readonly inUse?: MessageDescriptor;
}

export function useRemoval<Row extends { readonly id: number }>({
  write,
  question,
  done,
  inUse,
}: Removal<Row>): [ask: (row: Row) => void, dialog: ReactNode] {
  const { i18n } = useLingui();
  const [row, setRow] = useState<Row | null>(null);
  const reasonWords = useReasonWords();
  const wordsFor = (error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== 'IN_USE') return i18n._(causeOf(error));
    return reasonWords(error) ?? i18n._(inUse ?? causeOf(error));
  };
  const remove = async () => {
    if (row === null) return;
    await write({ id: row.id }, {});
    toasts.success(i18n._(done));
  };
  const dialog = row !== null && (
    <Confirmation
      message={question(row)}
      onConfirm={remove}
      onOpenChange={() => setRow(null)}
      describeError={wordsFor}
    />
  );
  return [setRow, dialog];
}
