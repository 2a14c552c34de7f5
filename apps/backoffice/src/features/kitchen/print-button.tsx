/** Prints the sheet and stores its content, so that later changes are reported. D135 */
import { ApiError } from '@digis/api-client';
import { Button, toasts } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Printer } from 'lucide-react';
import { type KitchenEvent, type SheetKind, usePrintSheet } from './kitchen-data.ts';

interface PrintButtonProps {
  readonly kind: SheetKind;
  readonly events: readonly KitchenEvent[];
}

const MOST_EVENTS = 200;

export function PrintButton({ kind, events }: PrintButtonProps) {
  const { t } = useLingui();
  const keep = usePrintSheet();
  const print = async () => {
    // Stores before printing, because the print dialog blocks the page.
    const kept = events.slice(0, MOST_EVENTS).map(({ id, said }) => ({ id, said }));
    try {
      await keep({ kind, events: kept });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'STALE') {
        toasts.info(t`An event was changed just now. Look at the sheet again, then print it.`);
        return;
      }
      toasts.error(t`It is printed, but later changes of it cannot be told.`);
    }
    window.print();
  };
  return (
    <Button icon={<Printer aria-hidden />} onPress={() => void print()}>
      <Trans>Print</Trans>
    </Button>
  );
}
