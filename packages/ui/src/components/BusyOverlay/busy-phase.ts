/** Phases of a busy overlay: `quiet` shows nothing, `slow` a message, `stuck` also a button. */
export type BusyPhase = 'idle' | 'quiet' | 'shown' | 'slow' | 'stuck';

const SLOW_AFTER = 10_000;
const STUCK_AFTER = 30_000;

export interface BusyTimes {
  delayMs: number;
  minMs: number;
}

export function createBusyWatch(
  { delayMs, minMs }: BusyTimes,
  onPhase: (phase: BusyPhase) => void,
) {
  let timers: ReturnType<typeof setTimeout>[] = [];
  let shownAt: number | null = null;

  const later = (milliseconds: number, act: () => void) =>
    timers.push(setTimeout(act, milliseconds));
  function forget() {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
  }
  function show() {
    shownAt = performance.now();
    onPhase('shown');
  }

  return {
    start() {
      forget();
      onPhase('quiet');
      later(delayMs, show);
      later(SLOW_AFTER, () => onPhase('slow'));
      later(STUCK_AFTER, () => onPhase('stuck'));
    },
    stop() {
      forget();
      const rest = shownAt === null ? 0 : Math.max(0, minMs - (performance.now() - shownAt));
      shownAt = null;
      if (rest === 0) onPhase('idle');
      else later(rest, () => onPhase('idle'));
    },
    forget,
  };
}
