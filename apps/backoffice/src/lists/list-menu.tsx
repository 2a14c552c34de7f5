import { RowActions } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { Download, FileSpreadsheet, Printer } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { type ExportButtonProps, useExport, usePrint, wholeList } from './list-buttons.tsx';

interface ListMenuProps<Row> extends ExportButtonProps<Row> {
  readonly print: ReturnType<typeof usePrint>['button'];
}

export function ListMenu<Row>({ print, ...props }: ListMenuProps<Row>) {
  const { t } = useLingui();
  const place = useRef<HTMLSpanElement>(null);
  const focusMenu = () => place.current?.querySelector('button')?.focus();
  const { isBusy, isEmpty, start, progress } = useExport(props, focusMenu);
  const isDisabled = isEmpty || isBusy || print.isPending;
  const action = (id: string, label: string, icon: ReactNode, onPress: () => void) => ({
    id,
    label,
    icon,
    isDisabled,
    onPress,
  });
  return (
    <>
      {progress}
      <span ref={place}>
        <RowActions
          rowName={props.name}
          actions={[
            action('print', t`Print`, <Printer aria-hidden />, print.onPress),
            action('csv', t`Export as CSV`, <Download aria-hidden />, () => start('csv')),
            action('xlsx', t`Export for Excel`, <FileSpreadsheet aria-hidden />, () =>
              start('xlsx'),
            ),
          ]}
        />
      </span>
    </>
  );
}

interface WholeListMenuProps<Row> extends Omit<ListMenuProps<Row>, 'list' | 'print'> {
  readonly rows: readonly Row[] | undefined;
}

export function WholeListMenu<Row>({ rows, ...props }: WholeListMenuProps<Row>) {
  const list = wholeList({ data: rows });
  const { button } = usePrint([list]);
  return <ListMenu {...props} list={list} print={button} />;
}
