/** All rows of a list as a file for a spreadsheet, not only those that are on the screen. */
import type { ReadPages } from '@digis/api-client/swr';
import { Button } from '@digis/ui';
import type { DataColumn } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { csvOf } from './csv.ts';
import { saveFile } from './save-file.ts';
import { useReadingAll } from './use-reading-all.ts';

export interface ExportButtonProps<Row> {
  readonly list: ReadPages<Row>;
  /** Those with an `exportValue` are in the file. */
  readonly columns: readonly DataColumn<Row>[];
  /** Of the file, and of what is exported for those who hear the button's name. */
  readonly name: string;
}

export function ExportButton<Row>({ list, columns, name }: ExportButtonProps<Row>) {
  const { t } = useLingui();
  const { isBusy, start } = useReadingAll(async () =>
    saveFile(`${name}.csv`, csvOf(columns, await list.readAll()), 'text/csv'),
  );
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
