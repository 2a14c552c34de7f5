import type { NavItem } from '@digis/ui';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { maySeeWhoOwes, useCan, useUser } from '../../auth/user.tsx';
import { CASHBOOK, owesIcon, routesFor } from '../routes.tsx';
import type { AppRoute } from '../routes.tsx';
import { useOfAddress } from '../../navigation/place.ts';
import { useParameter } from '../../navigation/use-address.ts';
import { useWaitingPayments } from '../../api/queries/waiting-payments.ts';

export const usePermittedRoutes = () => routesFor(useUser());

/** D131 */
const WHO_OWES = `${CASHBOOK}?tab=owes`;
const whoOwes = msg`Who owes`;

export function useMenu(): { menu: readonly NavItem[]; bottomBar: readonly NavItem[] } {
  const { t, i18n } = useLingui();
  const can = useCan();
  const pathname = useOfAddress((_, path) => path);
  const permitted = usePermittedRoutes();
  const count = useWaitingPayments();
  const waitingLabel = () =>
    t`${plural(count, { one: '# payment waits', other: '# payments wait' })}`;
  const isOwes = useParameter('tab').value === 'owes' && pathname === CASHBOOK;
  const owes: NavItem = {
    href: WHO_OWES,
    label: i18n._(whoOwes),
    icon: owesIcon,
    isCurrent: isOwes,
  };
  const itemsOf = ({ path, label, icon }: AppRoute): readonly NavItem[] => {
    const item = { href: path, label: i18n._(label), icon, isCurrent: path === pathname };
    if (path !== CASHBOOK) return [item];
    const cashbook = {
      ...item,
      isCurrent: item.isCurrent && !isOwes,
      ...(count > 0 && { waiting: { count, label: waitingLabel() } }),
    };
    return maySeeWhoOwes(can) ? [cashbook, owes] : [cashbook];
  };
  const schedule: NavItem = {
    href: `${pathname}?dialog=schedule`,
    label: t`Schedule Event`,
    icon: <Plus aria-hidden />,
    isCurrent: false,
  };
  const ofBottomBar = permitted.filter(({ isInBottomBar }) => isInBottomBar).flatMap(itemsOf);
  if (can('Create Event')) ofBottomBar.splice(2, 0, schedule);
  return { menu: permitted.flatMap(itemsOf), bottomBar: ofBottomBar };
}
