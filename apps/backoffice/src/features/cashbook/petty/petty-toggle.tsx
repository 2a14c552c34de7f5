/** Closes a petty cash, or opens it again; the call names the wanted state, so a repeat changes nothing. D83. */
import { ConfirmDialog, toasts } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { nameOfUser } from '#api/user-name.ts';
import { causeOf } from '#api/error-message.ts';
import { useBirrWords } from '#i18n/birr-words.ts';
import { leftOf, useTogglePetty } from './petty-cash-data.ts';
import type { PettyAccount } from './petty-cash-data.ts';

export interface PettyToggleProps {
  readonly account: PettyAccount;
  readonly onClose: () => void;
}

export function PettyToggle({ account, onClose }: PettyToggleProps) {
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
