/** The menu that this user's access leaves, from the route table. Spec 2.2. */
import type { NavItem } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useCan } from '../auth/user.tsx';
import { routesFor } from './routes.tsx';
import type { AppRoute } from './routes.tsx';

export const usePermittedRoutes = () => routesFor(useCan());

export function useMenu(): { menu: readonly NavItem[]; bottomBar: readonly NavItem[] } {
  const { t, i18n } = useLingui();
  const can = useCan();
  const { pathname } = useLocation();
  const permitted = routesFor(can);
  const itemOf = ({ path, label, icon }: AppRoute): NavItem => ({
    href: path,
    label: i18n._(label),
    icon,
    isCurrent: path === pathname,
  });
  const schedule: NavItem = {
    href: `${pathname}?dialog=schedule`,
    label: t`Schedule`,
    icon: <Plus aria-hidden />,
    isCurrent: false,
  };
  return {
    menu: permitted.map(itemOf),
    bottomBar: permitted
      .filter(({ isInBottomBar }) => isInBottomBar)
      .map(itemOf)
      // Among the first three, for a thumb.
      .toSpliced(2, 0, ...(can('Create Event') ? [schedule] : [])),
  };
}
