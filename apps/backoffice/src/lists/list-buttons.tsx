/** Exports or prints the whole list, not only the loaded rows. */
import type { Schemas } from '@digis/api-client/contract';
import type { Read } from '@digis/api-client/swr';
import type { ReadPages } from '@digis/api-client/swr-pages';
import { Button, Inline, Text, toasts } from '@digis/ui';
import type { DataColumn } from '@digis/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Download, Printer } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { newKey, useWrite } from '../api/hooks.ts';
import { fileNameOf, useBothCalendars } from './files/export-values.ts';
import { readToday } from '../browser/use-today.ts';

export interface ExportButtonProps<Row> {
  readonly list: Pick<ReadPages<Row>, 'rows' | 'readAll'>;
  readonly columns: readonly DataColumn<Row>[];
  readonly name: string;
  readonly logged: { readonly name: Schemas['ExportName']; readonly of: number | null };
  readonly file: readonly string[];
}

type FileKind = 'csv' | 'xlsx';

const writers = {
  csv: async <Row,>(columns: readonly DataColumn<Row>[], rows: readonly Row[]) =>
    new Blob([(await import('./files/csv-file.ts')).csvOf(columns, rows)], { type: 'text/csv' }),
  xlsx: async <Row,>(columns: readonly DataColumn<Row>[], rows: readonly Row[], name: string) => {
    const { sheetOf, xlsxOf } = await import('./files/xlsx-file.ts');
    return xlsxOf(sheetOf(columns, rows, name));
  },
};

/** Saves the file only when it is complete. */
export function useExport<Row>(
  { list, columns, name, logged, file }: ExportButtonProps<Row>,
  focusAfterStop: () => void,
) {
  const { t } = useLingui();
  const record = useWrite('post', '/exports');
  const inBoth = useBothCalendars();
  const [count, setCount] = useState(0);
  const [stopping, setStopping] = useState<AbortController | null>(null);
  const { isBusy, start } = useReadingAll(
    async (kind: FileKind) => {
      const stopper = new AbortController();
      const { signal } = stopper;
      setStopping(stopper);
      setCount(0);
      const rows = await list.readAll({ onProgress: setCount, signal });
      const content = await writers[kind](inBoth(columns), rows, name);
      signal.throwIfAborted();
      // D96 Logs the export first, so that no file exists without its log entry.
      const whose = logged.of === null ? {} : { of: logged.of };
      const line = { name: logged.name, ...whose, rows: rows.length };
      await record(line, { idempotencyKey: newKey() });
      saveFile(fileNameOf(file, readToday(), kind), content);
    },
    t`The export broke off, and no file was saved. Try again.`,
  );
  return {
    isBusy,
    isEmpty: list.rows.length === 0,
    start,
    progress: isBusy && (
      <Progress
        {...{ count, name }}
        stop={() => {
          focusAfterStop();
          stopping?.abort();
        }}
      />
    ),
  };
}

export function ExportButton<Row>(props: ExportButtonProps<Row>) {
  const { name } = props;
  const { t } = useLingui();
  const [chosen, setChosen] = useState<FileKind | null>(null);
  const pressed = useRef<HTMLButtonElement>(null);
  const { isBusy, isEmpty, start, progress } = useExport(props, () => pressed.current?.focus());
  const propsOf = (kind: FileKind) =>
    ({
      variant: 'quiet',
      size: 'small',
      icon: <Download aria-hidden />,
      isPending: isBusy && chosen === kind,
      isDisabled: isEmpty || (isBusy && chosen !== kind),
      onPress: () => {
        setChosen(kind);
        start(kind);
      },
      ...(chosen === kind && { ref: pressed }),
    }) as const;
  return (
    <>
      {progress}
      <Button {...propsOf('csv')} aria-label={t`Export as CSV: ${name}`}>
        <Trans>Export as CSV</Trans>
      </Button>
      <Button {...propsOf('xlsx')} aria-label={t`Export for Excel: ${name}`}>
        <Trans>Excel</Trans>
      </Button>
    </>
  );
}

interface ProgressProps {
  readonly count: number;
  readonly name: string;
  readonly stop: () => void;
}

function Progress({ count, name, stop }: ProgressProps) {
  const { t } = useLingui();
  return (
    <Inline space="small">
      <Text as="span" size="small" tone="muted">
        <Plural value={count} one="# row read" other="# rows read" />
      </Text>
      <Button variant="quiet" size="small" aria-label={t`Stop the export: ${name}`} onPress={stop}>
        <Trans>Stop</Trans>
      </Button>
    </Inline>
  );
}

export function usePrint<Row>(lists: readonly Pick<ReadPages<Row>, 'rows' | 'readAll'>[]) {
  const { t } = useLingui();
  const [whole, setWhole] = useState<readonly Row[][] | null>(null);
  const { isBusy, start } = useReadingAll(
    async () => {
      const rows = await Promise.all(lists.map((list) => list.readAll()));
      flushSync(() => setWhole(rows));
      window.addEventListener('afterprint', () => setWhole(null), { once: true });
      window.print();
    },
    t`Something went wrong`,
  );
  const isEmpty = lists.every((list) => list.rows.length === 0);
  return { whole, button: { isPending: isBusy, isDisabled: isEmpty, onPress: start } };
}

export const wholeList = <Row,>({ data }: Pick<Read<readonly Row[]>, 'data'>) => ({
  rows: [...(data ?? [])],
  readAll: () => Promise.resolve([...(data ?? [])]),
});

export function PrintButton(props: ReturnType<typeof usePrint>['button']) {
  return (
    <Button variant="quiet" size="small" icon={<Printer aria-hidden />} {...props}>
      <Trans>Print</Trans>
    </Button>
  );
}

const isStopped = (error: unknown) =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';

function useReadingAll<Given extends readonly unknown[]>(
  work: (...given: Given) => Promise<void>,
  failed: string,
) {
  const [isBusy, setBusy] = useState(false);
  const start = async (...given: Given) => {
    setBusy(true);
    try {
      await work(...given);
    } catch (error) {
      if (!isStopped(error)) toasts.error(failed);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, start: (...given: Given) => void start(...given) };
}

export function saveFile(name: string, file: Blob) {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
