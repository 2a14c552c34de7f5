import type { Schemas } from '@digis/api-client/contract';
import type { ReadPages } from '@digis/api-client/swr-pages';
import { Inline, RowActions } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { Download, FileSpreadsheet } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { PrintButton, useExport } from '../lists/list-buttons.tsx';
import type { usePrint } from '../lists/list-buttons.tsx';
import type { LedgerSubject } from './correctable-entry.ts';
import { type Entry, useLedgerFileColumns } from './ledger-columns.tsx';

interface LedgerSide {
  readonly name: string;
  readonly exported: Schemas['ExportName'];
  readonly entries: ReadPages<Entry>;
  readonly subjectOf?: (entry: Entry) => LedgerSubject;
}

export interface LedgerToolbarProps {
  readonly of: { readonly id: number; readonly name: string };
  readonly sides: readonly [LedgerSide, LedgerSide];
  readonly pay?: ReactNode;
  readonly print: ReturnType<typeof usePrint>['button'];
}

export function LedgerToolbar({ of, sides, pay, print }: LedgerToolbarProps) {
  const place = useRef<HTMLSpanElement>(null);
  const focusMenu = () => place.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
  const [first, second] = sides;
  const owed = useSideFile(first, of, focusMenu);
  const paid = useSideFile(second, of, focusMenu);
  return (
    <Inline justify="between">
      <Inline>{pay}</Inline>
      <span ref={place}>
        <Inline space="small">
          {owed.progress}
          {paid.progress}
          <PrintButton {...print} />
          <RowActions rowName={of.name} actions={[...owed.actions, ...paid.actions]} />
        </Inline>
      </span>
    </Inline>
  );
}

function useSideFile(
  { name, exported, entries }: LedgerSide,
  of: LedgerToolbarProps['of'],
  focusAfterStop: () => void,
) {
  const { t } = useLingui();
  const { isBusy, isEmpty, start, progress } = useExport(
    {
      list: entries,
      columns: useLedgerFileColumns(),
      name: `${name}, ${of.name}`,
      logged: { name: exported, of: of.id },
      file: [name, of.name],
    },
    focusAfterStop,
  );
  const action = (kind: 'csv' | 'xlsx', label: string, icon: ReactNode) => ({
    id: `${exported} ${kind}`,
    label,
    icon,
    isDisabled: isBusy || isEmpty,
    onPress: () => start(kind),
  });
  return {
    progress,
    actions: [
      action('csv', t`Export as CSV: ${name}`, <Download aria-hidden />),
      action('xlsx', t`Export for Excel: ${name}`, <FileSpreadsheet aria-hidden />),
    ],
  };
}
