import type { MenuAction } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { CalendarSearch } from 'lucide-react';
import { useCan } from '../../auth/user.tsx';

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
