/** Closes a place of money, which must be empty. D126 */
import { ApiError } from '@digis/api-client';
import { toasts } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { causeOf } from '#api/error-message.ts';
import { useWrite } from '#api/hooks.ts';
import { Confirmation } from '#lists/confirmation.tsx';
import type { MoneyPlace } from '#money/places/place-data.ts';

interface Closing {
  readonly ask: (place: MoneyPlace) => void;
  readonly open: (place: MoneyPlace) => void;
}

const bodyOf = ({ id, kind, name, digits, branchId }: MoneyPlace, closed: boolean) => ({
  id,
  kind,
  name,
  digits: digits ?? null,
  branchId: branchId ?? null,
  closed,
});

export function useClosing(): [closing: Closing, question: ReactNode] {
  const { t, i18n } = useLingui();
  const update = useWrite('patch', '/place');
  const [place, setPlace] = useState<MoneyPlace | null>(null);
  const wordsOf = (error: unknown) =>
    error instanceof ApiError && error.code === 'IN_USE'
      ? t`Money lies there. Transfer it to another place first.`
      : i18n._(causeOf(error));
  const close = async () => {
    if (place === null) return;
    await update(bodyOf(place, true));
    toasts.success(t`${place.name} is closed`);
  };
  const open = async (closed: MoneyPlace) => {
    try {
      await update(bodyOf(closed, false));
      toasts.success(t`${closed.name} is open again`);
    } catch (error) {
      toasts.error(t`It could not be opened`, { detail: wordsOf(error) });
    }
  };
  const question = place !== null && (
    <Confirmation
      message={t`Close ${place.name}? Nothing can be paid there afterwards.`}
      onConfirm={close}
      onOpenChange={() => setPlace(null)}
      describeError={wordsOf}
    />
  );
  return [{ ask: setPlace, open: (closed) => void open(closed) }, question];
}
