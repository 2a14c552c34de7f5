/** The sidebar: business name, navigation, account, and a footer with clock and language. */
import { CircleUserRound, PanelLeftClose, PanelLeftOpen, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { useKitStrings } from '../../theme/kit-context.ts';
import { useShell } from '../AppShell/shell-context.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { type NavItem, NavLink } from '../private/NavLink.tsx';
import { TibebStrip } from '../TibebStrip/TibebStrip.tsx';
import { darkGround } from '../private/dark-ground.css.ts';
import {
  account as accountStyle,
  accountName,
  accountOpener,
  end,
  foot,
  head,
  item,
  itemLabel,
  list,
  logo,
  opener,
  scroller,
  sidebar,
  tenant,
  toggle,
} from './Sidebar.css.ts';
import { type CommonProps, rootProps } from '../private/common-props.ts';

export interface SidebarAccountProps {
  /** Name of the signed-in user; an icon replaces it when collapsed. */
  readonly name: string;
  /** Name of the page that the user's name opens: "My account". */
  readonly label: string;
  readonly onOpen: () => void;
  /** Buttons beside the name, or below it when collapsed. */
  readonly actions: ReactNode;
}

export interface SidebarProps extends CommonProps {
  tenantName: string;
  logoSrc?: string;
  items: readonly NavItem[];
  /** Shown beside the business name, such as a search. */
  headActions?: ReactNode;
  /** Clock and language; hidden when collapsed. */
  footer: ReactNode;
  /** Account of the user, with sign-out and language; visible at every height. */
  account?: SidebarAccountProps;
  navLabel: string;
}

/** Pass it to `<AppShell sidebar>`, which also shows it as a drawer. */
export function Sidebar({
  tenantName,
  logoSrc,
  items,
  headActions,
  footer,
  account,
  navLabel,
  ...rest
}: SidebarProps) {
  const strings = useKitStrings();
  const { placement, isCollapsed, setDrawerOpen } = useShell();
  return (
    <aside
      {...rootProps(rest)}
      aria-label={tenantName || undefined}
      className={`${darkGround} ${sidebar}`}
      data-placement={placement}
      data-collapsed={(placement === 'side' && isCollapsed) || undefined}
    >
      <div className={scroller}>
        <div className={head}>
          {logoSrc && <img src={logoSrc} alt="" className={logo} />}
          <span className={tenant}>{tenantName}</span>
          {headActions}
          {placement === 'side' ? (
            <CollapseToggle />
          ) : (
            <IconButton
              size="small"
              aria-label={strings.close}
              onPress={() => setDrawerOpen(false)}
            >
              <X aria-hidden />
            </IconButton>
          )}
        </div>
        <nav aria-label={navLabel}>
          <ul className={list}>
            {items.map((place) => (
              <li key={place.href}>
                <NavLink item={place} className={item} onPress={() => setDrawerOpen(false)}>
                  <span className={itemLabel}>{place.label}</span>
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={end}>
          <div className={foot}>{footer}</div>
          <TibebStrip />
        </div>
      </div>
      {account && <Account {...account} />}
    </aside>
  );
}

function Account({ name, label, onOpen, actions }: SidebarAccountProps) {
  return (
    <div className={accountStyle}>
      <Button className={accountOpener} aria-label={`${name}: ${label}`} onPress={onOpen}>
        <CircleUserRound aria-hidden />
        <span className={accountName}>{name}</span>
      </Button>
      {actions}
    </div>
  );
}

/** Collapses the sidebar, or opens it as a drawer in windows where it is always collapsed. */
function CollapseToggle() {
  const strings = useKitStrings();
  const { isCollapsed, setCollapsed, setDrawerOpen } = useShell();
  return (
    <>
      <span className={toggle}>
        <IconButton
          size="small"
          aria-label={isCollapsed ? strings.expandMenu : strings.collapseMenu}
          onPress={() => setCollapsed(!isCollapsed)}
        >
          {isCollapsed ? <PanelLeftOpen aria-hidden /> : <PanelLeftClose aria-hidden />}
        </IconButton>
      </span>
      <span className={opener}>
        <IconButton
          size="small"
          aria-label={strings.expandMenu}
          onPress={() => setDrawerOpen(true)}
        >
          <PanelLeftOpen aria-hidden />
        </IconButton>
      </span>
    </>
  );
}
