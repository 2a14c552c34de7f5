/** The two things that can be done to nearly every row. */
import type { MenuAction } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { Pencil, Trash2 } from 'lucide-react';

export function useRowActions() {
  const { t } = useLingui();
  return {
    edit: (onPress: () => void): MenuAction => ({
      id: 'edit',
      label: t`Edit`,
      icon: <Pencil aria-hidden />,
      onPress,
    }),
    remove: (onPress: () => void): MenuAction => ({
      id: 'delete',
      label: t`Delete`,
      icon: <Trash2 aria-hidden />,
      tone: 'critical',
      onPress,
    }),
  };
}
