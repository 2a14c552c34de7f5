/** Buttons that need the whole of a list, not only the rows on the screen: as a file for a spreadsheet, and on paper. */
import type { Schemas } from '@digis/api-client/contract';
import type { ReadPages } from '@digis/api-client/swr-pages';
import { Button, IconButton, toasts } from '@digis/ui';
import type { DataColumn } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { newKey, useWrite } from '../api/hooks.ts';
import { csvOf, fileNameOf } from './export-values.ts';
import { readToday } from '../browser/use-today.ts';

export interface ExportButtonProps<Row> {
  readonly list: ReadPages<Row>;
  /** Those with an `exportValue` are in the file. */
  readonly columns: readonly DataColumn<Row>[];
  /** Of the exported list, for the button's accessible name. */
  readonly name: string;
  /** Its row in the action log: which list, and of which record; null for all. */
  readonly logged: { readonly name: Schemas['ExportName']; readonly of: number | null };
  /** What the file is called by, before the day: `['events', 'Bole']`. */
  readonly file: readonly string[];
  /** Without its words, in a row with others. */
  readonly isIcon?: boolean;
}

/** All rows as a file for a spreadsheet; each export is written to the log. */
export function ExportButton<Row>(props: ExportButtonProps<Row>) {
  const { list, columns, name, logged, file, isIcon = false } = props;
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
  const isEmpty = !list.data?.length;
  const label = t`Export as CSV: ${name}`;
  if (isIcon)
    return (
      <IconButton size="small" aria-label={label} isDisabled={isEmpty || isBusy} onPress={start}>
        <Download aria-hidden />
      </IconButton>
    );
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<Download aria-hidden />}
      aria-label={label}
      isPending={isBusy}
      isDisabled={isEmpty}
      onPress={start}
    >
      <Trans>Export as CSV</Trans>
    </Button>
  );
}

/** `whole`: every row of each list while the page is printed. */
export function usePrint<Row>(lists: readonly ReadPages<Row>[]) {
  const [whole, setWhole] = useState<readonly Row[][] | null>(null);
  const { isBusy, start } = useReadingAll(async () => {
    const rows = await Promise.all(lists.map((list) => list.readAll()));
    flushSync(() => setWhole(rows));
    window.addEventListener('afterprint', () => setWhole(null), { once: true });
    window.print();
  });
  const isEmpty = lists.every((list) => !list.data?.length);
  return { whole, button: { isPending: isBusy, isDisabled: isEmpty, onPress: start } };
}

type PrintButtonProps = ReturnType<typeof usePrint>['button'] &
  Pick<ExportButtonProps<never>, 'isIcon'>;

export function PrintButton({ isIcon = false, isPending, ...props }: PrintButtonProps) {
  const { t } = useLingui();
  if (isIcon)
    return (
      <IconButton
        size="small"
        aria-label={t`Print`}
        {...props}
        isDisabled={props.isDisabled || isPending}
      >
        <Printer aria-hidden />
      </IconButton>
    );
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<Printer aria-hidden />}
      isPending={isPending}
      {...props}
    >
      <Trans>Print</Trans>
    </Button>
  );
}

/** Runs work on the whole of a list, which takes a while and may fail. */
function useReadingAll(work: () => Promise<void>) {
  const { t } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    try {
      await work();
    } catch {
      toasts.error(t`Something went wrong`);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, start: () => void start() };
}

/** Hands a text to the browser as a file to keep. */
function saveFile(name: string, text: string, type: string) {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
