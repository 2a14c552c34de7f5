/** The paper of a pay-day as it will be printed. SPEC: D185 */
import { Button, Dialog, EmptyState, Inline, Skeleton, Stack } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Printer } from 'lucide-react';
import { useOwnBranches } from '#api/queries/records.ts';
import { useUser } from '#auth/user.tsx';
import { useBothLanguages } from '#i18n/both-languages.ts';
import { PayDaySheet, type PayDaySheetProps } from './pay-day-sheet.tsx';

export interface PayDaySheetDialogProps extends Pick<PayDaySheetProps, 'paid' | 'withSalary'> {
  /** null: the user's own. */
  readonly branchId: number | null;
  readonly onClose: () => void;
}

export function PayDaySheetDialog({ branchId, onClose, ...list }: PayDaySheetDialogProps) {
  const { t } = useLingui();
  const { say, hasFailed, retry } = useBothLanguages();
  const { branch } = useUser();
  const { data: branches = [] } = useOwnBranches();
  const name = branches.find(({ id }) => id === branchId)?.name ?? branch?.name;
  return (
    <Dialog
      title={t`Print list to sign`}
      size="large"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {say ? (
        <Stack>
          <Inline justify="end">
            <Button icon={<Printer aria-hidden />} onPress={() => window.print()}>
              <Trans>Print</Trans>
            </Button>
          </Inline>
          <PayDaySheet {...list} branch={name} say={say} />
        </Stack>
      ) : hasFailed ? (
        <EmptyState variant="error" onRetry={retry} />
      ) : (
        <Skeleton shape="text" count={8} label={t`Loading`} />
      )}
    </Dialog>
  );
}
