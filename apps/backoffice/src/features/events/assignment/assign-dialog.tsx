import type { Schemas } from '@digis/api-client/contract';
import type { Read } from '@digis/api-client/swr';
import { DateText, EmptyState, ItemPicker, Skeleton, Text, TimeText } from '@digis/ui';
import type { PickItem } from '@digis/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { dayOfEvent } from '#api/event-facts.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { RecordDialog } from '#forms/record-dialog.tsx';
import { useField } from '#forms/use-field.ts';
import { useRecordForm } from '#forms/use-record-form.ts';
import { useIsForbidden } from '../event-data.ts';

interface Assignment {
  readonly ids: readonly number[];
  readonly force: boolean;
}

interface AssignDialogProps {
  readonly title: string;
  readonly listLabel: string;
  readonly name: string;
  readonly event: Schemas['Event'];
  /** Includes assigned people who have left the business since. D47 */
  readonly assigned: readonly PickItem[];
  readonly people: Read<readonly PickItem[]>;
  readonly conflicts: readonly Schemas['Conflict'][] | undefined;
  readonly noteOf?: (ids: readonly number[]) => ReactNode;
  readonly labelOf: (count: number) => string;
  readonly doneOf: (count: number) => MessageDescriptor;
  readonly write: (
    assignment: { ids: number[]; force: boolean },
    options: { idempotencyKey: string },
  ) => Promise<unknown>;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

const labels = { ids: msg`Assigned`, force: msg`Assign anyway` };

const isSameSet = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((id) => b.includes(id));

function useAssignment(props: AssignDialogProps) {
  const { name, assigned, conflicts: known = [], doneOf, write, onClose } = props;
  const initial: Assignment = { ids: assigned.map(({ id }) => id), force: false };
  const { data: isForbidden = false } = useIsForbidden('conflict_mode');
  const form = useRecordForm({
    name,
    initial,
    bodyOf: ({ ids, force }) => ({ ids: [...ids], force }),
    write,
    words: ({ ids }) => ({
      done: msg`Success!`,
      detail: doneOf(ids.length),
      failed: msg`Something went wrong!`,
      isExpected: ({ code }) => code === 'CONFLICTS',
    }),
    onSaved: onClose,
  });
  const { value: ids, onChange } = useField(form.store, 'ids');
  const choose = (chosen: readonly number[]) => {
    form.store.set('force', false);
    onChange(chosen);
  };
  const conflicts = known.filter(({ id }) => ids.includes(id) && !initial.ids.includes(id));
  // D46 An unchanged choice makes no call.
  const send = (chosen: readonly number[]) =>
    isSameSet(chosen, initial.ids) ? onClose() : form.submit();
  // While the dialog shows a conflict, the server would refuse the assignment.
  const needsDecision = conflicts.length > 0;
  const free = ids.filter((id) => conflicts.every((conflict) => conflict.id !== id));
  return {
    form: { ...form, submit: () => needsDecision || send(ids) },
    ids,
    choose,
    conflicts,
    free: free.length,
    leaveOut: () => {
      choose(free);
      send(free);
    },
    assignAnyway: isForbidden
      ? null
      : () => {
          form.store.set('force', true);
          form.submit();
        },
  };
}

export function AssignDialog(props: AssignDialogProps) {
  const { title, listLabel, event, assigned, people, noteOf, labelOf, onClose, children } = props;
  const { t } = useLingui();
  const { form, ids, choose, conflicts, free, ...ways } = useAssignment(props);
  return (
    <RecordDialog
      title={title}
      form={form}
      labels={labels}
      submitLabel={labelOf(ids.length)}
      note={noteOf?.(ids)}
      notice={
        conflicts.length > 0 && (
          <ConflictNotice
            conflicts={conflicts}
            free={free}
            onLeaveOut={ways.leaveOut}
            anywayLabel={t`Assign anyway`}
            onAnyway={ways.assignAnyway}
          />
        )
      }
      onClose={onClose}
    >
      <EventLine event={event} />
      {children}
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

function EventLine({ event }: { readonly event: Schemas['Event'] }) {
  const { client, time, num_of_people: guests } = event;
  const day = dayOfEvent(event);
  return (
    <Text tone="muted">
      {client.full_name} · <DateText value={day} format="day" only="ethiopic" /> ·{' '}
      <TimeText value={time} pickedDay={day} /> ·{' '}
      <Plural value={guests} one="# guest" other="# guests" />
    </Text>
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
