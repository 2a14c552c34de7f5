import { ApiError } from '@digis/api-client';
import type { Schemas } from '@digis/api-client/contract';
import { Card, DataTable, type DataColumn, EmptyState, RowActions, toasts } from '@digis/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { causeOf } from '#api/error-message.ts';
import { Confirmation } from '#lists/confirmation.tsx';
import { InstantText } from '#lists/instant-text.tsx';
import { listOf } from '#lists/list-state.ts';
import { useImports, useUndoImport } from '../checking/import-data.ts';
import { kindWords } from '../rows/kind-words.ts';

type Import = Schemas['Import'];

const stateWords: Readonly<Record<Import['state'], MessageDescriptor>> = {
  staged: msg`Not imported yet`,
  committed: msg`Imported`,
  undone: msg`Undone`,
};

export function EarlierImports() {
  const { t, i18n } = useLingui();
  const imports = useImports();
  const [asked, setAsked] = useState<Import | null>(null);
  const columns: readonly DataColumn<Import>[] = [
    { id: 'name', header: t`File`, cell: ({ name }) => name, isRowHeader: true },
    { id: 'kind', header: t`Kind of records`, cell: ({ kind }) => i18n._(kindWords[kind]) },
    { id: 'state', header: t`State`, cell: ({ state }) => i18n._(stateWords[state]), isFact: true },
    {
      id: 'rows',
      header: t`Rows`,
      cell: ({ made, counts }) => (made ? made.added + made.updated : counts.new),
      align: 'end',
    },
    { id: 'by', header: t`By`, cell: ({ by }) => by, leaves: 1 },
    { id: 'at', header: t`Entered`, cell: ({ at }) => <InstantText value={at} />, leaves: 2 },
  ];
  return (
    <Card title={t`Earlier imports`}>
      <DataTable
        aria-label={t`Earlier imports`}
        columns={columns}
        emptyState={<EmptyState hint={t`No file was imported yet.`} />}
        {...listOf(imports)}
        getRowId={({ id }) => id}
        getRowName={({ name }) => name}
        rowActions={(each) =>
          each.can_undo_until !== undefined && (
            <RowActions
              rowName={each.name}
              actions={[
                {
                  id: 'undo',
                  label: t`Undo the import`,
                  icon: <Undo2 aria-hidden />,
                  tone: 'critical',
                  onPress: () => setAsked(each),
                },
              ]}
            />
          )
        }
      />
      {asked && <UndoQuestion asked={asked} onClose={() => setAsked(null)} />}
    </Card>
  );
}

interface UndoQuestionProps {
  readonly asked: Import;
  readonly onClose: () => void;
}

function UndoQuestion({ asked, onClose }: UndoQuestionProps) {
  const { t } = useLingui();
  const undo = useUndoImport();
  const describe = useUndoFault();
  return (
    <Confirmation
      message={t`Undo the import of ${asked.name}? All that it added is taken back.`}
      onConfirm={async () => {
        await undo({ id: asked.id });
        toasts.success(t`The import is undone.`);
      }}
      onOpenChange={onClose}
      describeError={describe}
    />
  );
}

function useUndoFault() {
  const { t, i18n } = useLingui();
  return (error: unknown) => {
    const use = error instanceof ApiError ? inUseOf(error.body) : null;
    if (use === null) return i18n._(causeOf(error));
    const { row, name, count } = use;
    return use.reason === 'changed'
      ? t`Row ${row}, ${name}, was changed since. Records in use: ${count}.`
      : t`Row ${row}, ${name}, is used by another record. Records in use: ${count}.`;
  };
}

function isInUse(value: unknown): value is Schemas['ImportInUse'] {
  return typeof value === 'object' && value !== null && 'row' in value && 'reason' in value;
}

function inUseOf(body: unknown): Schemas['ImportInUse'] | null {
  const use = typeof body === 'object' && body && 'in_use' in body ? body.in_use : null;
  return isInUse(use) ? use : null;
}
