/** All events of a branch as a file for a spreadsheet. */
import { Button, toasts } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { csvOf } from '../../lists/csv.ts';
import { saveFile } from '../../lists/save-file.ts';
import { useEventColumns } from './event-columns.tsx';
import { readAllEvents } from './event-data.ts';
import type { EventList } from './event-data.ts';

export interface ExportButtonProps {
  readonly list: EventList;
  /** Of the branch: the file is named by it. */
  readonly name: string;
}

const nowhere = () => undefined;

export function ExportButton({ list, name }: ExportButtonProps) {
  const { t } = useLingui();
  const columns = useEventColumns(nowhere);
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      saveFile(`${name}.csv`, csvOf(columns, await readAllEvents(list)), 'text/csv');
    } catch {
      toasts.error(t`Something went wrong`);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<Download aria-hidden />}
      isPending={isBusy}
      onPress={() => void save()}
    >
      <Trans>Export as CSV</Trans>
    </Button>
  );
}
