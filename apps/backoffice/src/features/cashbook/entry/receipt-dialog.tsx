/** The receipt of an entry as it will be printed, on A6 or on the roll of a till. SPEC: D132 */
import { Button, Dialog, SegmentedControl } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import type { CashRecord } from '../cashbook-data.ts';
import { Receipt } from './receipt.tsx';
import type { ReceiptPaper } from './receipt.tsx';

export interface ReceiptDialogProps {
  readonly record: CashRecord;
  readonly onClose: () => void;
}

export function ReceiptDialog({ record, onClose }: ReceiptDialogProps) {
  const { t } = useLingui();
  const [paper, setPaper] = useState<ReceiptPaper>('a6');
  return (
    <Dialog
      title={t`Print receipt`}
      size="small"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <SegmentedControl
            aria-label={t`Paper`}
            items={[
              { id: 'a6', label: 'A6' },
              { id: 'roll', label: t`80 mm` },
            ]}
            value={paper}
            onChange={setPaper}
          />
          <Button icon={<Printer aria-hidden />} onPress={() => window.print()}>
            <Trans>Print</Trans>
          </Button>
        </>
      }
    >
      <Receipt record={record} paper={paper} />
    </Dialog>
  );
}
