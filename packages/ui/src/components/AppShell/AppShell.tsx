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
  /** `<Notice>`s above every screen. */
  notices?: ReactNode;
  /**
   * A notice explains why parts failed, so the parts show no message of their own.
   * @default false
   */
  isCauseSaid?: boolean;
  children: ReactNode;
  /** Reduces the sidebar to icons, as it always is up to 1024 px. @default false */
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
  // The hidden sidebar makes up half of the elements on a phone.
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
  // Allows the next press to retry the failed import.
  const leaveDrawer = () => {
    resetFailedChunks();
    setDrawerOpen(false);
    setWasOpened(false);
  };
  useEffect(() => {
    // An error boundary would learn of the error only when React retries the Suspense.
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
          // The router owns the URL, so the link must not change its hash.
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
