import { Button, Card, Disclosure, DropZone, Inline, Select, Stack, Text, toasts } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { pause } from '#browser/in-slices.ts';
import { readToday } from '#browser/use-today.ts';
import { fileNameOf } from '#lists/files/export-values.ts';
import { saveFile } from '#lists/list-buttons.tsx';
import { FileRefused, type Refusal } from './file-refused.tsx';
import { templateOf } from './files/import-files.ts';
import { type OpenedFile, openedFile } from './opened-file.ts';
import { NoBranch } from './no-branch.tsx';
import { openSheet } from './reading/open-sheet.ts';
import { MOST_FILE_BYTES } from './reading/sheet.ts';
import type { ImportKind } from './rows/import-fields.ts';
import { importKinds, kindWords, knownFields } from './rows/kind-words.ts';

interface FileStepProps {
  readonly onOpen: (file: OpenedFile) => void;
}

const KINDS = ['XLSX', 'XLS', 'ODS', 'CSV', 'VCF'] as const;

export function FileStep({ onOpen }: FileStepProps) {
  const { t } = useLingui();
  const [fault, setFault] = useState<Refusal | null>(null);

  const open = async (file: Blob, signal: AbortSignal) => {
    setFault(null);
    const [read, known] = await Promise.all([openSheet(file, signal), knownFields()]);
    if (!read.ok) {
      setFault(read);
      return '';
    }
    // Receiving thousands of rows and guessing their kind would be one long task.
    await pause();
    const name = file instanceof File ? file.name : '';
    onOpen(openedFile(name, read.book.sheets, known));
    return name;
  };
  return (
    <Card>
      <Stack>
        <Text tone="muted">
          <Trans>
            Bring the book as it is: from Excel, LibreOffice or Google Sheets, or the contacts of a
            phone. Nothing is written before you have looked at its rows.
          </Trans>
        </Text>
        <NoBranch />
        <DropZone
          label={t`Workbook, CSV file or contacts`}
          kinds={KINDS}
          maxBytes={MOST_FILE_BYTES}
          maxFiles={1}
          // The file is never uploaded.
          value={[]}
          upload={(file, { signal }) => open(file, signal)}
        />
        {fault && <FileRefused {...fault} />}
        <Disclosure headingLevel={2} title={t`Templates, if you have no book yet`}>
          <Template />
        </Disclosure>
      </Stack>
    </Card>
  );
}

function Template() {
  const { t, i18n } = useLingui();
  const [kind, setKind] = useState<ImportKind>('clients');
  const save = () =>
    templateOf(kind).then(
      (template) => saveFile(fileNameOf(['import', kind], readToday(), 'xlsx'), template),
      () => toasts.error(t`Something went wrong`),
    );
  return (
    <Inline align="end">
      <Select
        label={t`Kind of records`}
        items={importKinds.map((id) => ({ id, label: i18n._(kindWords[id]) }))}
        value={kind}
        onChange={(chosen) => chosen && setKind(chosen)}
      />
      <Button variant="soft" icon={<Download aria-hidden />} onPress={() => void save()}>
        <Trans>Download a template</Trans>
      </Button>
    </Inline>
  );
}
