/** The card of one petty cash: its budget, what is left, who spends it, and why. Spec 2.8. */
import { Badge, Birr, Button, Card, DateText, DescriptionList, Inline, Stack } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { nameOfUser } from '../../../api/user-name.ts';
import { RecordImage, useViewer } from '../../../images/record-image.tsx';
import { dayOf } from '../../../lists/instant-text.tsx';
import { useAddress } from '../../../navigation/use-address.ts';
import { useCan, useUser } from '../../../auth/user.tsx';
import { useCashBranch } from '../cashbook-data.ts';
import { leftOf } from './petty-cash-data.ts';
import type { PettyAccount } from './petty-cash-data.ts';

export interface PettyCardProps {
  readonly account: PettyAccount;
}

export function PettyCard({ account }: PettyCardProps) {
  const { t } = useLingui();
  const [openImage, viewer] = useViewer();
  const username = nameOfUser(account.user);
  // A state, which in Amharic is another word than the button that opens something.
  const openState = t({ message: 'Open', context: 'state' });
  return (
    <Card
      title={username}
      action={
        account.closed ? <Badge>{t`Closed`}</Badge> : <Badge tone="positive">{openState}</Badge>
      }
    >
      <Stack>
        <DescriptionList
          items={[
            { label: t`Initial budget`, value: <Birr amount={account.budget} /> },
            { label: t`Current balance`, value: <Birr amount={leftOf(account)} /> },
            { label: t`Date Created`, value: <DateText value={dayOf(account.createdAt)} /> },
            { label: t`Reason`, value: account.reason ?? '—' },
          ]}
        />
        {account.proof !== undefined && (
          <RecordImage path={account.proof} alt={t`Receipt, ${username}`} onOpen={openImage} />
        )}
        <Acts account={account} />
      </Stack>
      {viewer}
    </Card>
  );
}

/** A closed budget is neither spent nor added to; what is left can be returned to the book. */
function Acts({ account: { id, closed, user } }: PettyCardProps) {
  const { openDialog } = useAddress();
  const { id: own } = useUser();
  const can = useCan();
  const { canWrite } = useCashBranch();
  const isManager = can('Cashbook Create Petty Cash');
  const maySpend = isManager || (can('Cashbook Spend Petty Cash') && user.id === own);
  return (
    <Inline>
      <Button size="small" variant="soft" onPress={() => openDialog('petty-manage', id)}>
        <Trans>Manage</Trans>
      </Button>
      {maySpend && (
        <Button
          size="small"
          isDisabled={closed || !canWrite}
          onPress={() => openDialog('petty-spend', id)}
        >
          <Trans>Spend</Trans>
        </Button>
      )}
      {isManager && <ManagerActs id={id} isClosed={closed} canWrite={canWrite} />}
    </Inline>
  );
}

interface ManagerActsProps {
  readonly id: number;
  readonly isClosed: boolean;
  readonly canWrite: boolean;
}

function ManagerActs({ id, isClosed, canWrite }: ManagerActsProps) {
  const { openDialog } = useAddress();
  return (
    <>
      <Button
        size="small"
        variant="soft"
        isDisabled={isClosed || !canWrite}
        onPress={() => openDialog('petty-add', id)}
      >
        <Trans>Add Amount</Trans>
      </Button>
      <Button
        size="small"
        variant="soft"
        isDisabled={!canWrite}
        onPress={() => openDialog('petty-return', id)}
      >
        <Trans>Return</Trans>
      </Button>
      <Button
        size="small"
        variant="quiet"
        isDisabled={!canWrite}
        onPress={() => openDialog('petty-toggle', id)}
      >
        {isClosed ? <Trans>Reopen</Trans> : <Trans>Close account</Trans>}
      </Button>
    </>
  );
}
