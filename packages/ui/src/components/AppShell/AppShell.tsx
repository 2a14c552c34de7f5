/** The frame of every screen: skip link, sidebar, content. */
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useKitStrings } from '../../theme/kit-context.ts';
import { ErrorBoundary } from '../../loading/error-boundary.tsx';
import { lazyWithPreload, resetFailedChunks, useSoon } from '../../loading/lazy-with-preload.ts';
import { media } from '../../tokens/breakpoints.ts';
import { CauseSaid } from '../private/faults/fault-group.tsx';
import { useMedia } from '../private/page-state.ts';
import { useFieldValue } from '../private/field/use-field-value.ts';
import {
  column,
  main as mainStyle,
  notices as noticesStyle,
  shell,
  side,
  skipLink,
} from './AppShell.css.ts';
import { ShellContext } from './shell-context.ts';
import { type CommonProps, rootProps } from '../private/common-props.ts';

const Drawer = lazyWithPreload(async () => (await import('./Drawer.tsx')).Drawer);

export interface AppShellProps extends CommonProps {
  /** A `<Sidebar>`. */
  sidebar: ReactNode;
  /** A `<TopBar>`, for phones. */
  topBar: ReactNode;
  /** A `<BottomBar>`, for phones. */
  bottomBar?: ReactNode;
  /** Above every screen, each a `<Notice>`. */
  notices?: ReactNode;
  /** Failed parts show no message, because a notice explains it. @default false */
  isCauseSaid?: boolean;
  children: ReactNode;
  /** Shows a rail of icons, as always up to 1024 px. @default false */
  isCollapsed?: boolean;
  onCollapsedChange?: (isCollapsed: boolean) => void;
  /** Shows the sidebar over the content, on phones and tablets. @default false */
  isDrawerOpen?: boolean;
  onDrawerOpenChange?: (isOpen: boolean) => void;
}

/** Render one around the app, below `<UiProvider>`. */
export function AppShell(props: AppShellProps) {
  const { sidebar, topBar, bottomBar, notices, isCauseSaid = false, children } = props;
  const strings = useKitStrings();
  const main = useRef<HTMLElement>(null);
  // The hidden sidebar is half of a phone's elements.
  const isPhone = useMedia(media.phone);
  const [isCollapsed, setCollapsed] = useFieldValue(
    { value: props.isCollapsed, onChange: props.onCollapsedChange },
    false,
  );
  const [isDrawerOpen, setDrawerOpen] = useFieldValue(
    { value: props.isDrawerOpen, onChange: props.onDrawerOpenChange },
    false,
  );
  const [wasOpened, setWasOpened] = useState(isDrawerOpen);
  if (isDrawerOpen && !wasOpened) setWasOpened(true);
  useSoon(Drawer.preload);
  // The next press retries the failed import.
  const leaveDrawer = () => {
    resetFailedChunks();
    setDrawerOpen(false);
    setWasOpened(false);
  };
  useEffect(() => {
    // A boundary gets the error only when React retries the Suspense.
    if (isDrawerOpen) Drawer.preload().catch(leaveDrawer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isDrawerOpen]);
  const parts = { isCollapsed, setCollapsed, setDrawerOpen };
  return (
    <div {...rootProps(props)} className={shell}>
      <a
        href="#content"
        className={skipLink}
        onClick={(event) => {
          // The router owns the URL.
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {strings.skipToContent}
      </a>
      <ShellContext value={{ ...parts, placement: 'side' }}>
        {!isPhone && <div className={side}>{sidebar}</div>}
        <div className={column}>
          {topBar}
          <main ref={main} id="content" tabIndex={-1} className={mainStyle}>
            {notices && <div className={noticesStyle}>{notices}</div>}
            <CauseSaid isSaid={isCauseSaid}>{children}</CauseSaid>
          </main>
          {bottomBar}
        </div>
      </ShellContext>
      {wasOpened && (
        <ErrorBoundary>
          <Suspense>
            <Drawer isOpen={isDrawerOpen} onOpenChange={setDrawerOpen}>
              <ShellContext value={{ ...parts, placement: 'drawer' }}>{sidebar}</ShellContext>
            </Drawer>
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
