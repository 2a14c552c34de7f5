import type { BodyOf, Schemas } from '@digis/api-client/contract';
import { Text } from '@digis/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useWrite } from '../../api/hooks.ts';
import { RecordDialog } from '../../forms/record-dialog.tsx';
import { useRecordForm } from '../../forms/use-record-form.ts';
import { specMessages } from '../../i18n/spec-messages.ts';
import { CostFields } from './cost-fields.tsx';
import { costFacts, type CostValues } from './cost-values.ts';

interface CostNoteDialogProps {
  readonly row: Schemas['ShownCostTag'] & { readonly id: number };
  readonly about: string;
  readonly branchId?: number | undefined;
  readonly onClose: () => void;
}

type Note = Omit<BodyOf<'noteEntry'>, 'id'>;

const also = ['/transactions', '/petty-cash', '/event/account'] as const;

export function CostNoteDialog({ row, about, branchId, onClose }: CostNoteDialogProps) {
  const { t } = useLingui();
  const note = useWrite('post', '/entry-note', { also });
  const initial: CostValues = { eventId: row.cost_of ?? null, category: row.category ?? null };
  const form = useRecordForm({
    name: `cost of ${row.id}`,
    initial,
    bodyOf: (values: CostValues) => notesOf(initial, values),
    write: async (notes: readonly Note[], { idempotencyKey }) => {
      // A key for each note, so that a retry repeats none.
      for (const body of notes) {
        await note({ id: row.id, ...body }, { idempotencyKey: `${idempotencyKey}-${body.kind}` });
      }
    },
    words: () => ({ done: msg`Success`, detail: msg`${about}.`, failed: specMessages.saveFailed }),
    onSaved: onClose,
  });
  return (
    <RecordDialog
      title={t`Which event was it for?`}
      size="small"
      form={form}
      labels={costFacts.labels}
      onClose={onClose}
    >
      <Text tone="muted">{about}</Text>
      <CostFields store={form.store} branchId={branchId} />
    </RecordDialog>
  );
}

/** Only changed values; `0` means no event. */
const notesOf = (before: CostValues, { eventId, category }: CostValues): readonly Note[] => [
  ...(eventId?.id === before.eventId?.id
    ? []
    : [{ kind: 'event' as const, value: String(eventId?.id ?? 0) }]),
  ...(category === null || category === before.category
    ? []
    : [{ kind: 'category' as const, value: category }]),
];
