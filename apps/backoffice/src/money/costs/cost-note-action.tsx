/** The action of a row that notes which event an entry was for, for users who handle cash. SPEC: D129 */
import type { MenuAction } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { CalendarSearch } from 'lucide-react';
import { useCan } from '../../auth/user.tsx';

/** null for who may not note it. */
export function useCostNoteAction(): ((onPress: () => void) => MenuAction) | null {
  const { t } = useLingui();
  const can = useCan();
  if (!can('Cashbook In/Out')) return null;
  return (onPress) => ({
    id: 'cost',
    label: t`Which event was it for?`,
    icon: <CalendarSearch aria-hidden />,
    onPress,
  });
}
