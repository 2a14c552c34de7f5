import {
  Button,
  Card,
  Disclosure,
  DropZone,
  Inline,
  Select,
  Stack,
  Text,
  toasts,
  Notice,
  LinkButton,
} from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { pause } from '#browser/in-slices.ts';
import { readToday } from '#browser/use-today.ts';
import { fileNameOf } from '#lists/files/export-values.ts';
import { saveFile } from '#lists/list-buttons.tsx';
import { templateOf } from './files/import-files.ts';
import { type OpenedFile, openedFile } from './opened-file.ts';
import { openSheet } from './reading/open-sheet.ts';
import { MOST_FILE_BYTES, type FileFault, type FileRead } from './reading/sheet.ts';
import type { ImportKind } from './rows/import-fields.ts';
import { importKinds, kindWords, knownFields } from './rows/kind-words.ts';
import { useOwnBranches } from '#api/queries/records.ts';
import { useCan } from '#auth/user.tsx';

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
    // Ends the task: receiving thousands of rows and guessing their kind would block the page.
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
          // The browser reads the file; it is never uploaded.
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

type Refusal = Extract<FileRead, { readonly ok: false }>;

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

function FileRefused({ fault, row }: Refusal) {
  const { i18n } = useLingui();
  return (
    <Notice tone="critical" isLive>
      {i18n._(faultWords[fault])} {row !== undefined && <Trans>It is in row {row}.</Trans>}
    </Notice>
  );
}

/** Shown before the file is chosen: the user must leave this screen to add a branch. */
function NoBranch() {
  const can = useCan();
  const branches = useOwnBranches().data;
  if (branches?.length !== 0) return null;
  return (
    <Notice
      tone="caution"
      action={
        can('Branches') && (
          <LinkButton size="small" variant="soft" href="/branches?dialog=add">
            <Trans>Add a branch</Trans>
          </LinkButton>
        )
      }
    >
      <Trans>
        There is no branch yet. Clients and events belong to a branch, so add it before you bring
        them in.
      </Trans>
    </Notice>
  );
}
