/** The card of one petty cash: what is left, of which budget, who spends it, and why. Spec 2.8. */
import { Badge, Birr, Card, DateText, DescriptionList, Stack, Text } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { nameOfUser } from '#api/user-name.ts';
import { RecordImage, useViewer } from '#images/record-image.tsx';
import { dayOf } from '#lists/instant-text.tsx';
import { leftOf } from './petty-cash-data.ts';
import type { PettyAccount } from './petty-cash-data.ts';
import { PettyActs } from './petty-acts.tsx';

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
                  <Birr amount={leftOf(account)} />
                </Text>
              ),
            },
            {
              label: t`Initial budget`,
              value: (
                <Text as="span" size="small" tone="muted" isNumeric>
                  <Birr amount={account.budget} />
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
