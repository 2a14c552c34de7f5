/** The menu that this user's access leaves, from the route table. Spec 2.2. */
import type { NavItem } from '@digis/ui';
import { useLingui } from '@lingui/react';
import { useLocation } from 'react-router-dom';
import { useCan } from '../auth/user.tsx';
import { routesFor } from './routes.tsx';
import type { AppRoute } from './routes.tsx';

export const usePermittedRoutes = () => routesFor(useCan());

export function useMenu(): { menu: readonly NavItem[]; bottomBar: readonly NavItem[] } {
  const { _ } = useLingui();
  const { pathname } = useLocation();
  const permitted = usePermittedRoutes();
  const itemOf = ({ path, label, icon }: AppRoute): NavItem => ({
    href: path,
    label: _(label),
    icon,
    isCurrent: path === pathname,
  });
  return {
    menu: permitted.map(itemOf),
    bottomBar: permitted.filter(({ isInBottomBar }) => isInBottomBar).map(itemOf),
  };
}
