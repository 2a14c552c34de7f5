import { AppShell, BottomBar, Sidebar, TopBar } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState, useEffect } from 'react';
import { formatEtDate, formatGregorian, isoToEt } from '@digis/ethio-date';
import { imageSource } from '../../api/client.ts';
import { openDialog } from '../../navigation/dialog-acts.ts';
import { useHeartbeat } from '../../api/session-calls.ts';
import { useOnline } from '../../browser/page.ts';
import { useSidebarChoice } from '../../browser/preferences.ts';
import { nameAndBranch } from '../../api/user-name.ts';
import { useUser } from '../../auth/user.tsx';
import { EventDialogs } from '../../features/events/event-dialogs.tsx';
import { IdleWarning } from '../idle/idle-warning.tsx';
import { Notices } from '../notices/notices.tsx';
import { MY_ACCOUNT, OwnDialogs } from '../own-dialogs.tsx';
import { Screen, ScreenBoundary } from '../screen.tsx';
import { useSearch } from '../search/search.tsx';
import { SidebarAccount, SidebarFoot } from './sidebar.tsx';
import { useMenu } from './use-menu.tsx';
import { useToday } from '../../browser/use-today.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useOfAddress } from '../../navigation/place.ts';

function usePageHead() {
  const { t } = useLingui();
  const language = useLanguage();
  const user = useUser();
  const { today } = useToday();
  const whose = user.tenant.short_name;
  const day = formatEtDate(isoToEt(today), 'medium', language);
  const gregorian = formatGregorian(today, 'medium', language);
  const printed = `${t`Printed`} ${day} (${gregorian}) · ${nameAndBranch(user)}`;
  useEffect(() => {
    const { style } = document.documentElement;
    const heads = { '--kit-page-start': whose, '--kit-page-end': printed };
    // A JSON string is also a valid CSS string.
    for (const [name, text] of Object.entries(heads)) style.setProperty(name, JSON.stringify(text));
  }, [whose, printed]);
}

// One element, so that opening the search or the menu does not re-render the screen.
const screen = <Screen />;

function OverScreens({ children }: { readonly children: ReactNode }) {
  const place = useOfAddress((parameters) => parameters.toString());
  return (
    <ScreenBoundary place={place}>
      <EventDialogs />
      <OwnDialogs />
      {children}
    </ScreenBoundary>
  );
}

export function Shell() {
  const { t } = useLingui();
  const user = useUser();
  const { id, tenant } = user;
  const [layout, setLayout] = useSidebarChoice();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const { menu, bottomBar } = useMenu();
  const [searchButton, palette] = useSearch(menu);
  const isOnline = useOnline();
  useHeartbeat(id);
  usePageHead();
  return (
    <AppShell
      isCollapsed={layout === '1'}
      onCollapsedChange={(isCollapsed) => setLayout(isCollapsed ? '1' : '0')}
      isDrawerOpen={isDrawerOpen}
      onDrawerOpenChange={setDrawerOpen}
      sidebar={
        <Sidebar
          navLabel={t`Menu`}
          tenantName={tenant.short_name}
          logoSrc={tenant.logo && imageSource(tenant.logo)}
          items={menu}
          headActions={searchButton}
          footer={<SidebarFoot />}
          account={{
            name: nameAndBranch(user),
            label: t`My account`,
            onOpen: () => openDialog(MY_ACCOUNT),
            actions: <SidebarAccount />,
          }}
        />
      }
      topBar={
        <TopBar
          title={tenant.short_name}
          onMenuPress={() => setDrawerOpen(true)}
          end={searchButton}
        />
      }
      notices={<Notices />}
      isCauseSaid={!isOnline}
      bottomBar={bottomBar.length > 0 && <BottomBar navLabel={t`Quick menu`} items={bottomBar} />}
    >
      {screen}
      <OverScreens>{palette}</OverScreens>
      <IdleWarning />
    </AppShell>
  );
}
