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
import { type FileFault, MOST_FILE_BYTES, type Sheet } from './reading/sheet.ts';
import type { ImportKind } from './rows/import-fields.ts';
import { importKinds, kindWords, knownFieldsOf } from './rows/kind-words.ts';
import type { KnownField } from './rows/propose-columns.ts';

export interface OpenedFile {
  readonly kind: ImportKind;
  readonly name: string;
  readonly sheet: Sheet;
  readonly known: readonly KnownField[];
}

const faultWords: Readonly<Record<FileFault, MessageDescriptor>> = {
  'not-a-sheet': msg`This is neither an Excel workbook nor a CSV file.`,
  'old-excel': msg`This is a workbook of old Excel, or one with a password. Save it as .xlsx without a password.`,
  broken: msg`The file is broken. Save it again, and choose it again.`,
  'too-long': msg`The file has more than 5,000 rows. Import it in parts.`,
  empty: msg`The file has no rows.`,
};

interface FileStepProps {
  readonly onOpen: (file: OpenedFile) => void;
}

export function FileStep({ onOpen }: FileStepProps) {
  const { t, i18n } = useLingui();
  const [kind, setKind] = useState<ImportKind>('clients');
  const [fault, setFault] = useState<FileFault | null>(null);

  const open = async (file: Blob, signal: AbortSignal) => {
    setFault(null);
    // A file that was moved since it was chosen cannot be read.
    const read = await openSheet(file, signal).catch(
      () => ({ ok: false, fault: 'broken' }) as const,
    );
    if (!read.ok) {
      setFault(read.fault);
      return '';
    }
    const name = file instanceof File ? file.name : kind;
    onOpen({ kind, name, sheet: read.sheet, known: await knownFieldsOf(kind) });
    return name;
  };
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
          label={t`Excel or CSV file`}
          kinds={['XLSX', 'CSV']}
          maxBytes={MOST_FILE_BYTES}
          maxFiles={1}
          // It is read here, and never sent as a file.
          value={[]}
          upload={(file, { signal }) => open(file, signal)}
        />
        {fault && (
          <Notice tone="critical" isLive>
            {i18n._(faultWords[fault])}
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
