/** All rows of a list as a file for a spreadsheet, not only those that are on the screen; the log knows of each. */
import type { Schemas } from '@digis/api-client/contract';
import type { ReadPages } from '@digis/api-client/swr-pages';
import { Button } from '@digis/ui';
import type { DataColumn } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useWrite } from '../api/hooks.ts';
import { newKey } from '../api/new-key.ts';
import { csvOf } from './csv.ts';
import { readToday } from '../browser/use-today.ts';
import { fileNameOf } from './export-values.ts';
import { saveFile } from './save-file.ts';
import { useReadingAll } from './use-reading-all.ts';

export interface ExportButtonProps<Row> {
  readonly list: ReadPages<Row>;
  /** Those with an `exportValue` are in the file. */
  readonly columns: readonly DataColumn<Row>[];
  /** Of what is exported, for those who hear the button's name. */
  readonly name: string;
  /** Its line in the log: which list, and whose; null where it is everybody's. */
  readonly logged: { readonly name: Schemas['ExportName']; readonly of: number | null };
  /** What the file is called by, before the day: `['events', 'Bole']`. */
  readonly file: readonly string[];
}

export function ExportButton<Row>({ list, columns, name, logged, file }: ExportButtonProps<Row>) {
  const { t } = useLingui();
  const record = useWrite('post', '/exports');
  const { isBusy, start } = useReadingAll(async () => {
    const rows = await list.readAll();
    // SPEC: D96, what cannot be written down is not exported.
    const whose = logged.of === null ? {} : { of: logged.of };
    const line = { name: logged.name, ...whose, rows: rows.length };
    await record(line, { idempotencyKey: newKey() });
    saveFile(fileNameOf(file, readToday()), csvOf(columns, rows), 'text/csv');
  });
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<Download aria-hidden />}
      aria-label={t`Export as CSV: ${name}`}
      isPending={isBusy}
      isDisabled={!list.data?.length}
      onPress={start}
    >
      <Trans>Export as CSV</Trans>
    </Button>
  );
}
