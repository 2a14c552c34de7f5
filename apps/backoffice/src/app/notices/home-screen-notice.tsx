import { AddToHomeScreenNotice, isForHomeScreen } from '@digis/ui/catering';
import { useRead } from '../../api/hooks.ts';

export function HomeScreenNotice() {
  const { data: tenant } = useRead('/tenant', {
    isBackground: true,
    isEnabled: isForHomeScreen(),
  });
  return tenant?.require_install ? <AddToHomeScreenNotice appName={tenant.short_name} /> : null;
}
