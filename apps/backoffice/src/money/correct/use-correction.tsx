import { type CorrectableKind, isForAdmins, neededToCorrect } from '@digis/api-client/corrections';
import { RowActions } from '@digis/ui';
import type { MenuAction } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useCan, useUser } from '../../auth/user.tsx';
import { lazyFeature } from '../../i18n/lazy-feature.ts';
import type { Correctable } from './correctable.ts';

const CorrectDialog = lazyFeature(async () => (await import('./correct-dialog.tsx')).CorrectDialog);

interface Correction {
  readonly actOf: (
    entry: Correctable | null,
    rowName: string,
    more?: readonly MenuAction[],
  ) => ReactNode;
  readonly dialog: ReactNode;
}

export function useCorrection(entries: readonly (Correctable | null)[]): Correction {
  const mayCorrect = useMayCorrect();
  const actionFor = useCorrectAction();
  const [opened, open] = useState<Correctable | null>(null);
  const entry = entries.find((one) => one?.id === opened?.id) ?? opened;
  return {
    actOf: (one, rowName, more = []) => {
      const isCorrected = one !== null && mayCorrect(one.kind);
      const actions = [...(isCorrected ? [actionFor(() => open(one))] : []), ...more];
      return actions.length > 0 && <RowActions rowName={rowName} actions={actions} />;
    },
    dialog: entry && opened && (
      <Suspense>
        <CorrectDialog key={entry.id} entry={entry} onClose={() => open(null)} />
      </Suspense>
    ),
  };
}

export function useMayCorrect(): (kind: CorrectableKind) => boolean {
  const can = useCan();
  const { role } = useUser();
  return (kind) =>
    (!isForAdmins(kind) || role === 'admin') &&
    neededToCorrect(kind).every((permissions) => permissions.some(can));
}

export function useCorrectAction(): (onPress: () => void) => MenuAction {
  const { t } = useLingui();
  return (onPress) => ({
    id: 'correct',
    label: t`Correct…`,
    icon: <Undo2 aria-hidden />,
    onPress,
  });
}
