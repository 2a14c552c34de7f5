/** Who works at an event, ticked in a list: what employees and vendors have in common. Spec 2.6. */
import type { Schemas } from '@digis/api-client/contract';
import type { Read } from '@digis/api-client/swr';
import { EmptyState, ItemPicker, Skeleton } from '@digis/ui';
import type { PickItem } from '@digis/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ConflictNotice, conflictsOf } from './conflict-notice.tsx';
import { RecordDialog } from '../../../forms/record-dialog.tsx';
import { useField } from '../../../forms/use-field.ts';
import { useRecordForm } from '../../../forms/use-record-form.ts';

interface Assignment {
  readonly ids: readonly number[];
  /** In spite of conflicts. */
  readonly force: boolean;
}

export interface AssignDialogProps {
  readonly title: string;
  /** What is listed: "Employees". */
  readonly listLabel: string;
  /** Tells the form from every other one. */
  readonly name: string;
  /** Those who are assigned now, listed even if they left since. SPEC: D47 */
  readonly assigned: readonly PickItem[];
  readonly people: Read<readonly PickItem[]>;
  readonly labelOf: (count: number) => string;
  readonly write: (
    assignment: { ids: number[]; force: boolean },
    options: { idempotencyKey: string },
  ) => Promise<unknown>;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

const labels = { ids: msg`Assigned`, force: msg`Assign anyway` };

interface Refusal {
  readonly conflicts: readonly Schemas['Conflict'][];
  /** Who had been ticked. */
  readonly asked: readonly number[];
  /** In spite of all: the business forbids it. */
  readonly isForbidden: boolean;
}

const noRefusal: Refusal = { conflicts: [], asked: [], isForbidden: false };

const isSameSet = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((id) => b.includes(id));

export function AssignDialog(props: AssignDialogProps) {
  const { title, listLabel, name, assigned, people, labelOf, write, onClose, children } = props;
  const initial: Assignment = { ids: assigned.map(({ id }) => id), force: false };
  const form = useRecordForm({
    name,
    initial,
    check: () => ({}),
    bodyOf: ({ ids, force }) => ({ ids: [...ids], force }),
    write,
    words: {
      done: msg`Success!`,
      failed: msg`Something went wrong!`,
      isExpected: ({ code }) => code === 'CONFLICTS',
    },
    onSaved: onClose,
    onRefused: (error, { ids: asked, force }) =>
      setRefusal({ conflicts: conflictsOf(error), asked, isForbidden: force }),
  });
  const [refusal, setRefusal] = useState(noRefusal);
  const { value: ids, onChange } = useField(form.store, 'ids');
  const choose = (chosen: readonly number[]) => {
    form.store.set('force', false);
    onChange(chosen);
  };
  // People ticked since were not checked for conflicts: the next try tells whether they are free.
  const isAskedAgain = !refusal.isForbidden && ids.every((id) => refusal.asked.includes(id));
  // SPEC: D46 without a change no call is made.
  const submit = () => (isSameSet(ids, initial.ids) ? onClose() : form.submit());
  const assignAnyway = () => {
    form.store.set('force', true);
    form.submit();
  };
  return (
    <RecordDialog
      title={title}
      form={{ ...form, submit }}
      labels={labels}
      submitLabel={labelOf(ids.length)}
      onClose={onClose}
    >
      {children}
      <ConflictNotice
        conflicts={refusal.conflicts.filter(({ id }) => ids.includes(id))}
        onAssignAnyway={isAskedAgain ? assignAnyway : null}
      />
      <People
        listLabel={listLabel}
        people={people}
        assigned={assigned}
        value={ids}
        onChange={choose}
      />
    </RecordDialog>
  );
}

interface PeopleProps extends Pick<AssignDialogProps, 'listLabel' | 'people' | 'assigned'> {
  readonly value: readonly number[];
  readonly onChange: (ids: readonly number[]) => void;
}

function People({
  listLabel,
  people: { data, error, retry },
  assigned,
  value,
  onChange,
}: PeopleProps) {
  const { t } = useLingui();
  if (!data) {
    return error ? (
      <EmptyState variant="error" title={t`Something went wrong`} onRetry={retry} />
    ) : (
      <Skeleton shape="row" count={6} label={t`Loading`} />
    );
  }
  const left = assigned.filter(({ id }) => data.every((person) => person.id !== id));
  return (
    <ItemPicker
      variant="inline"
      label={listLabel}
      items={[...data, ...left]}
      value={value}
      onChange={onChange}
    />
  );
}
