import { Notice } from '@digis/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FileFault, FileRead } from './reading/sheet.ts';

export type Refusal = Extract<FileRead, { readonly ok: false }>;

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

export function FileRefused({ fault, row }: Refusal) {
  const { i18n } = useLingui();
  return (
    <Notice tone="critical" isLive>
      {i18n._(faultWords[fault])} {row !== undefined && <Trans>It is in row {row}.</Trans>}
    </Notice>
  );
}
