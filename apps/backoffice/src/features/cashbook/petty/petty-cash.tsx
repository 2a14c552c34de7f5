import {
  Button,
  EmptyState,
  Grid,
  Inline,
  Skeleton,
  Stack,
  ConfirmDialog,
  toasts,
  Badge,
  Birr,
  Card,
  DateText,
  DescriptionList,
  Text,
} from '@digis/ui';
import { media, useMedia } from '@digis/ui/app';
import { Trans, useLingui } from '@lingui/react/macro';
import { PrintButton, usePrint, wholeList } from '#lists/list-buttons.tsx';
import { useOpenRow } from '#lists/list-state.ts';
import { closeDialog, openDialog } from '#navigation/dialog-acts.ts';
import { useCan } from '#auth/user.tsx';
import { useCashBranch } from '../cashbook-data.ts';
import { usePettyAccounts, leftOf, useTogglePetty, type PettyAccount } from './petty-cash-data.ts';
import { CreatePettyDialog } from './petty-create-dialog.tsx';
import { PettyMoveDialog, type PettyMove } from './petty-move-dialog.tsx';
import { PettyOnPaper } from './petty-on-paper.tsx';
import { PettyTransactions } from './petty-transactions.tsx';
import { nameOfUser } from '#api/user-name.ts';
import { causeOf } from '#api/error-message.ts';
import { useBirrWords } from '#i18n/birr-words.ts';
import { RecordImage, useViewer } from '#images/record-image.tsx';
import { dayOf } from '#lists/instant-text.tsx';
import { PettyActs } from './petty-acts.tsx';

interface PettyCardProps {
  readonly account: PettyAccount;
}

function PettyCard({ account }: PettyCardProps) {
  const { t } = useLingui();
  const [openImage, viewer] = useViewer();
  const username = nameOfUser(account.user);
  // With a context, because Amharic uses another word for the command "Open".
  const openState = t({ message: 'Open', context: 'state' });
  return (
    <Card
      as="article"
      title={username}
      action={
        account.closed ? <Badge>{t`Closed`}</Badge> : <Badge tone="positive">{openState}</Badge>
      }
    >
      <Stack>
        <DescriptionList
          items={[
            {
              label: t`Current balance`,
              value: (
                <Text as="span" size="large" isStrong isNumeric>
                  <Birr value={leftOf(account)} />
                </Text>
              ),
            },
            {
              label: t`Initial budget`,
              value: (
                <Text as="span" size="small" tone="muted" isNumeric>
                  <Birr value={account.budget} />
                </Text>
              ),
            },
            { label: t`Reason`, value: account.reason ?? '—' },
            { label: t`Date Created`, value: <DateText value={dayOf(account.createdAt)} /> },
          ]}
        />
        {account.proof !== undefined && (
          <RecordImage path={account.proof} alt={t`Receipt, ${username}`} onOpen={openImage} />
        )}
        <PettyActs account={account} />
      </Stack>
      {viewer}
    </Card>
  );
}

interface PettyToggleProps {
  readonly account: PettyAccount;
  readonly onClose: () => void;
}

/** Sends the wanted state, so that a repeated call changes nothing. D83 */
function PettyToggle({ account, onClose }: PettyToggleProps) {
  const { id, closed, user } = account;
  const left = useBirrWords()(leftOf(account));
  const { t, i18n } = useLingui();
  const toggle = useTogglePetty();
  const username = nameOfUser(user);
  const answer = async () => {
    await toggle({ id, closed: !closed });
    toasts.success(closed ? t`Petty cash opened` : t`Petty cash closed`, {
      detail: t`${username} has ${left} left.`,
    });
  };
  return (
    <ConfirmDialog
      isOpen
      tone={closed ? 'brand' : 'critical'}
      message={
        closed ? t`Open the petty cash of ${username}?` : t`Close the petty cash of ${username}?`
      }
      onConfirm={answer}
      onOpenChange={onClose}
      describeError={(error) => i18n._(causeOf(error))}
    />
  );
}

export function PettyCash() {
  const { t } = useLingui();
  const { data: accounts, error, retry } = usePettyAccounts();
  const { button } = usePrint([wholeList({ data: accounts })]);
  const isPrinted = useMedia(media.print);
  if (!accounts && error) return <EmptyState variant="error" onRetry={retry} />;
  if (!accounts) return <Skeleton shape="card" count={3} label={t`Loading`} />;
  return (
    <Stack space="large">
      <Inline justify="end">
        <PrintButton {...button} />
        <Create />
      </Inline>
      {accounts.length === 0 ? (
        <EmptyState
          hint={t`No petty cash yet. Give a user a budget for small spending. What they spend is listed here with its receipts.`}
        />
      ) : isPrinted ? (
        <PettyOnPaper accounts={accounts} />
      ) : (
        <Grid>
          {accounts.map((account) => (
            <PettyCard key={account.id} account={account} />
          ))}
        </Grid>
      )}
      <OpenPetty accounts={accounts} />
    </Stack>
  );
}

function Create() {
  const can = useCan();
  const { canWrite } = useCashBranch();
  if (!can('Cashbook Create Petty Cash')) return null;
  return (
    <Button tone="brand" isDisabled={!canWrite} onPress={() => openDialog('petty-create')}>
      <Trans>Create Petty Cash</Trans>
    </Button>
  );
}

const moves: readonly PettyMove[] = ['spend', 'add', 'return'];

function OpenPetty({ accounts }: { readonly accounts: readonly PettyAccount[] }) {
  const { dialog, row: account } = useOpenRow(accounts);
  if (dialog === 'petty-create') return <CreatePettyDialog onClose={closeDialog} />;
  if (!account || !dialog) return null;
  if (dialog === 'petty-manage') {
    return <PettyTransactions account={account} onClose={closeDialog} />;
  }
  if (dialog === 'petty-toggle') return <PettyToggle account={account} onClose={closeDialog} />;
  const move = moves.find((name) => dialog === `petty-${name}`);
  if (!move) return null;
  return (
    <PettyMoveDialog key={`${move} ${account.id}`} {...{ move, account }} onClose={closeDialog} />
  );
}
