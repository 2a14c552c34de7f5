/** One entry of the book at an address of its own, `?entry=ID`, beside the list; and its receipt. SPEC: D146 */
import { Button, Drawer, EmptyState, Skeleton, Stack } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Printer } from 'lucide-react';
import { useViewer } from '../../../images/record-image.tsx';
import { useAddress, useChangeAddress, useParameter } from '../../../navigation/use-address.ts';
import { useCashBranch, useCashEntry } from '../cashbook-data.ts';
import { EntryFacts } from './entry-facts.tsx';
import { ReceiptDialog } from './receipt-dialog.tsx';

const RECEIPT = 'receipt';

export function CashEntry({ id }: { readonly id: number }) {
  const { t } = useLingui();
  const { dialog } = useAddress();
  const change = useChangeAddress();
  const receipt = useParameter('dialog');
  const { query } = useCashBranch();
  const { data, error, isLoading, retry } = useCashEntry(id, query);
  const [openImage, viewer] = useViewer();
  const close = () => change({ entry: null, dialog: null });
  const isAbsent = data === null || error?.status === 404;
  if (data && dialog === RECEIPT)
    return <ReceiptDialog record={data} onClose={() => receipt.choose(null)} />;
  return (
    <Drawer
      title={t`Cash entry`}
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      footer={
        data && (
          <Button icon={<Printer aria-hidden />} onPress={() => receipt.choose(RECEIPT)}>
            <Trans>Print receipt</Trans>
          </Button>
        )
      }
    >
      <Stack>
        {data && <EntryFacts record={data} onOpenImage={openImage} />}
        {isLoading && <Skeleton shape="text" count={8} label={t`Loading`} />}
        {isAbsent && (
          <EmptyState
            variant="no-data"
            title={t`This entry is not in the book, or it belongs to another branch`}
          />
        )}
        {error && !isAbsent && !data && (
          <EmptyState variant="error" title={t`Something went wrong`} onRetry={retry} />
        )}
      </Stack>
      {viewer}
    </Drawer>
  );
}
