import { Button, Inline, RowActions } from '@digis/ui';
import type { MenuAction } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Lock, LockOpen, Plus, Undo2 } from 'lucide-react';
import { nameOfUser } from '#api/user-name.ts';
import { useCan, useUser } from '#auth/user.tsx';
import { openDialog } from '#navigation/dialog-acts.ts';
import { useCashBranch } from '../cashbook-data.ts';
import type { PettyAccount } from './petty-cash-data.ts';

interface PettyActsProps {
  readonly account: PettyAccount;
}

export function PettyActs({ account }: PettyActsProps) {
  const { id, closed, user } = account;
  const { id: own } = useUser();
  const can = useCan();
  const { canWrite } = useCashBranch();
  const actions = useManagerActions(account);
  const isManager = can('Cashbook Create Petty Cash');
  const maySpend = isManager || (can('Cashbook Spend Petty Cash') && user.id === own);
  return (
    <RowActions
      rowName={nameOfUser(user)}
      actions={isManager ? actions : []}
      primary={
        <Inline>
          {maySpend && (
            <Button
              size="small"
              isDisabled={closed || !canWrite}
              onPress={() => openDialog('petty-spend', id)}
            >
              <Trans>Spend</Trans>
            </Button>
          )}
          <Button size="small" variant="soft" onPress={() => openDialog('petty-manage', id)}>
            <Trans>Manage</Trans>
          </Button>
        </Inline>
      }
    />
  );
}

function useManagerActions({ id, closed }: PettyAccount): readonly MenuAction[] {
  const { t } = useLingui();
  const { canWrite } = useCashBranch();
  return [
    {
      id: 'add',
      label: t`Add Amount`,
      icon: <Plus aria-hidden />,
      isDisabled: closed || !canWrite,
      onPress: () => openDialog('petty-add', id),
    },
    {
      id: 'return',
      label: t`Return`,
      icon: <Undo2 aria-hidden />,
      isDisabled: !canWrite,
      onPress: () => openDialog('petty-return', id),
    },
    {
      id: 'toggle',
      label: closed ? t`Reopen` : t`Close account`,
      icon: closed ? <LockOpen aria-hidden /> : <Lock aria-hidden />,
      isDisabled: !canWrite,
      onPress: () => openDialog('petty-toggle', id),
    },
  ];
}
