/** A form that adds a record, or changes one: which of the two follows from the record. Spec 4, 8. */
import type { MessageDescriptor } from '@lingui/core';
import { useRecordForm } from './use-record-form.ts';
import type { RecordForm, RecordFormOptions } from './use-record-form.ts';

interface EditFormOptions<Values extends object, Body> extends Pick<
  RecordFormOptions<Values, Body, unknown>,
  'initial' | 'check' | 'bodyOf'
> {
  /** `item`: names the form's draft. */
  readonly kind: string;
  /** null: a new one. */
  readonly record: { readonly id: number } | null;
  readonly create: (body: Body, options: { idempotencyKey: string }) => Promise<unknown>;
  readonly update: (
    body: Body & { id: number },
    options: { idempotencyKey: string },
  ) => Promise<unknown>;
  readonly added: MessageDescriptor;
  readonly updated: MessageDescriptor;
  readonly failed: MessageDescriptor;
  readonly onSaved: () => void;
}

export function useEditForm<Values extends object, Body extends object>({
  kind,
  record,
  create,
  update,
  added,
  updated,
  failed,
  ...options
}: EditFormOptions<Values, Body>): RecordForm<Values> {
  return useRecordForm({
    ...options,
    name: `${kind} ${record?.id ?? 'new'}`,
    write: (body: Body, sent) =>
      record === null ? create(body, sent) : update({ ...body, id: record.id }, sent),
    words: { done: record === null ? added : updated, failed },
  });
}
