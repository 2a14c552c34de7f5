/** Covers content while work on it is in progress. */
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useKitStrings } from '../../theme/kit-context.ts';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Text } from '../Text/Text.tsx';
import { type BusyPhase, createBusyWatch } from './busy-phase.ts';
import { frame, inSight, panel, veil } from './BusyOverlay.css.ts';
import { type CommonProps, rootProps } from '../private/common-props.ts';

export interface BusyOverlayProps extends CommonProps {
  isBusy: boolean;
  /** Names the work: "Scheduling event…" */
  label: string;
  children?: ReactNode;
  /** Milliseconds before the overlay appears; shorter work never shows it. @default 300 */
  delayMs?: number;
  /** Milliseconds that a visible overlay stays at least. @default 500 */
  minMs?: number;
  /** Covers the screen, not only its children. */
  fullScreen?: boolean;
  /** Adds a button after half a minute, by which the user stops waiting. */
  onClose?: () => void;
  /** @deprecated Use `onClose`. */
  onGiveUp?: () => void;
}

/** For the work of one button use `isPending`; for content that loads use `Skeleton`. */
export function BusyOverlay(props: BusyOverlayProps) {
  const { isBusy, label, children, delayMs = 300, minMs = 500, fullScreen } = props;
  const onClose = props.onClose ?? props.onGiveUp;
  const strings = useKitStrings();
  const [phase, watchAgain] = useBusyPhase(isBusy, delayMs, minMs);
  const content = useRef<HTMLDivElement>(null);
  useFocusKept(content, isBusy);
  const isShown = phase !== 'idle' && phase !== 'quiet';
  const isLong = phase === 'slow' || phase === 'stuck';

  return (
    <div
      {...rootProps(props)}
      className={frame}
      data-full-screen={fullScreen || undefined}
      aria-busy={isBusy}
    >
      <div ref={content} inert={isBusy}>
        {children}
      </div>
      <div className={isShown ? veil : undefined}>
        <div className={isShown ? inSight : undefined}>
          <div role="status" className={isShown ? panel : undefined}>
            {isShown && (
              <>
                <Spinner size="large" aria-label={label} />
                <Text as="span">{label}</Text>
                {isLong && <Text as="span">{strings.stillWorking}</Text>}
              </>
            )}
            {phase === 'stuck' && onClose && (
              <Inline>
                <Button size="small" onPress={watchAgain}>
                  {strings.keepWaiting}
                </Button>
                <Button size="small" variant="soft" onPress={onClose}>
                  {strings.close}
                </Button>
              </Inline>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}

function useBusyPhase(isBusy: boolean, delayMs: number, minMs: number): [BusyPhase, () => void] {
  const [phase, setPhase] = useState<BusyPhase>('idle');
  const watch = useRef<ReturnType<typeof createBusyWatch>>(null);
  useEffect(() => {
    watch.current = createBusyWatch({ delayMs, minMs }, setPhase);
    return () => watch.current?.forget();
  }, [delayMs, minMs]);
  useEffect(() => {
    if (!isBusy) return undefined;
    watch.current?.start();
    return () => watch.current?.stop();
  }, [isBusy]);
  // Must be the last effect, because the cleanup of a visible overlay starts a wait.
  useEffect(() => () => watch.current?.forget(), []);
  return [phase, () => watch.current?.start()];
}

/** Restores the focus, which an element loses when it becomes inert. */
function useFocusKept(content: RefObject<HTMLElement | null>, isBusy: boolean) {
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (!isBusy || !(focused instanceof HTMLElement) || !content.current?.contains(focused))
      return undefined;
    return () => queueMicrotask(() => focused.focus());
  }, [content, isBusy]);
}
