/** Deleting a row: asked for by name, done once, said once; a refusal is said where it was asked. */
import { ApiError } from '@digis/api-client';
import { ConfirmDialog, toasts } from '@digis/ui';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { causeOf } from '../api/error-message.ts';

export interface Removal<Row> {
  readonly write: (body: { id: number }, options: object) => Promise<unknown>;
  /** Names the row: "Delete item ዶሮ ወጥ?" */
  readonly question: (row: Row) => string;
  readonly done: MessageDescriptor;
  /** What can hold such a record, where something can. */
  readonly inUse?: MessageDescriptor;
}

export function useRemoval<Row extends { readonly id: number }>({
  write,
  question,
  done,
  inUse,
}: Removal<Row>): [ask: (row: Row) => void, dialog: ReactNode] {
  const { _ } = useLingui();
  const [row, setRow] = useState<Row | null>(null);
  const wordsFor = (error: unknown) => {
    const isInUse = error instanceof ApiError && error.code === 'IN_USE';
    return _(isInUse && inUse ? inUse : causeOf(error));
  };
  const remove = async () => {
    if (row === null) return;
    await write({ id: row.id }, {});
    toasts.success(_(done));
  };
  const dialog = row !== null && (
    <ConfirmDialog
      isOpen
      message={question(row)}
      onConfirm={remove}
      onOpenChange={() => setRow(null)}
      describeError={wordsFor}
    />
  );
  return [setRow, dialog];
}
