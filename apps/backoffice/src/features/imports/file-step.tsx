/** The first step: the kind of records, a template for them, and the file. */
import { Button, Card, DropZone, Inline, Notice, Select, Stack, Text, toasts } from '@digis/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { readToday } from '../../browser/use-today.ts';
import { fileNameOf } from '../../lists/files/export-values.ts';
import { saveFile } from '../../lists/list-buttons.tsx';
import { templateOf } from './files/import-files.ts';
import { openSheet } from './reading/open-sheet.ts';
import {
  type Book,
  type FileFault,
  type FileRead,
  MOST_FILE_BYTES,
  type Sheet,
} from './reading/sheet.ts';
import type { ImportKind } from './rows/import-fields.ts';
import { importKinds, kindWords, knownFieldsOf } from './rows/kind-words.ts';
import type { KnownField } from './rows/propose-columns.ts';

export interface OpenedFile {
  readonly kind: ImportKind;
  readonly name: string;
  readonly sheet: Sheet;
  /** It is one of several sheets. */
  readonly hasOthers: boolean;
  readonly known: readonly KnownField[];
}

const faultWords: Readonly<Record<FileFault, MessageDescriptor>> = {
  'not-a-sheet': msg`This is neither a sheet nor a file of contacts.`,
  locked: msg`The file has a password. Save it without one, and choose it again.`,
  broken: msg`The file is broken. Save it again, and choose it again.`,
  'unclosed-quote': msg`A quotation mark is not closed. Correct it in the file, and choose it again.`,
  'too-long': msg`The file has more than 5,000 rows. Import it in parts.`,
  'too-slow': msg`Reading the file took too long. Save its rows alone in a new file, and choose that.`,
  empty: msg`The file has no rows.`,
  changed: msg`The file was changed or moved while it was read. Choose it again.`,
};

type Refusal = Extract<FileRead, { readonly ok: false }>;

/** What is seen of the first sheet that is seen: its hidden rows and columns stay out. */
function seenOf({ sheets }: Book): Sheet | undefined {
  const sheet = sheets.find(({ isHidden, isTooLong }) => !isHidden && !isTooLong);
  if (!sheet) return undefined;
  const rows = sheet.rows
    .filter(({ isHidden }) => !isHidden)
    .map(({ row, cells }) => ({
      row,
      cells: cells.map((cell, at) => (sheet.hiddenColumns.includes(at) ? null : cell)),
    }));
  return rows.length === 0 ? undefined : { ...sheet, rows };
}

interface FileStepProps {
  readonly onOpen: (file: OpenedFile) => void;
}

export function FileStep({ onOpen }: FileStepProps) {
  const { t, i18n } = useLingui();
  const [kind, setKind] = useState<ImportKind>('clients');
  const [fault, setFault] = useState<Refusal | null>(null);

  const open = async (file: Blob, signal: AbortSignal) => {
    setFault(null);
    const read = await openSheet(file, signal);
    const sheet = read.ok ? seenOf(read.book) : undefined;
    if (!read.ok || !sheet) {
      setFault(read.ok ? { ok: false, fault: 'empty' } : read);
      return '';
    }
    const name = file instanceof File ? file.name : kind;
    const hasOthers = read.book.sheets.length > 1;
    onOpen({ kind, name, sheet, hasOthers, known: await knownFieldsOf(kind) });
    return name;
  };
  const row = fault?.row;
  return (
    <Card>
      <Stack>
        <Inline align="end">
          <Select
            label={t`Kind of records`}
            items={importKinds.map((id) => ({ id, label: i18n._(kindWords[id]) }))}
            value={kind}
            onChange={(chosen) => chosen && setKind(chosen)}
          />
          <TemplateButton kind={kind} />
        </Inline>
        <Text tone="muted">
          <Trans>
            Use the template or any sheet of your own. Rows may name branches, packages and dishes
            that are in the book already.
          </Trans>
        </Text>
        <DropZone
          label={t`Sheet or contacts`}
          kinds={['XLSX', 'XLS', 'ODS', 'CSV', 'VCF']}
          maxBytes={MOST_FILE_BYTES}
          maxFiles={1}
          // It is read here, and never sent as a file.
          value={[]}
          upload={(file, { signal }) => open(file, signal)}
        />
        {fault && (
          <Notice tone="critical" isLive>
            {i18n._(faultWords[fault.fault])}{' '}
            {row !== undefined && <Trans>It is in row {row}.</Trans>}
          </Notice>
        )}
      </Stack>
    </Card>
  );
}

function TemplateButton({ kind }: Pick<OpenedFile, 'kind'>) {
  const { t } = useLingui();
  const save = () =>
    templateOf(kind).then(
      (template) => saveFile(fileNameOf(['import', kind], readToday(), 'xlsx'), template),
      () => toasts.error(t`Something went wrong`),
    );
  return (
    <Button variant="soft" icon={<Download aria-hidden />} onPress={() => void save()}>
      <Trans>Download a template</Trans>
    </Button>
  );
}
