export interface ToastMessage {
  readonly id: number;
  readonly tone: 'positive' | 'critical' | 'info';
  readonly message: string;
  /** The second line: the cause, or what the user should do. */
  readonly detail?: string;
  /** A button; the toast then stays until it is closed. */
  readonly action?: { readonly label: string; readonly onPress: () => void };
  /** A newer toast of the same topic replaces this one. */
  readonly topic?: string;
  readonly count: number;
}

export type ToastOptions = Pick<ToastMessage, 'detail' | 'action' | 'topic'>;

const IN_SIGHT = 3;
const REMEMBERED = 20;

/** A separate queue, for tests; the app uses `toasts`. @internal */
export function createToastQueue() {
  let nextId = 1;
  let all: readonly ToastMessage[] = [];
  let recent: readonly ToastMessage[] = [];
  let visible: readonly ToastMessage[] = [];
  const listeners = new Set<() => void>();

  function change(next: readonly ToastMessage[]) {
    all = next;
    visible = all.slice(0, IN_SIGHT);
    for (const listener of listeners) listener();
  }

  function add(tone: ToastMessage['tone'], message: string, options: ToastOptions = {}) {
    const same = all.find(
      (toast) =>
        toast.tone === tone && toast.message === message && toast.detail === options.detail,
    );
    if (same) {
      const again = { ...same, ...options, count: same.count + 1 };
      recent = recent.map((toast) => (toast.id === same.id ? again : toast));
      change(all.map((toast) => (toast.id === same.id ? again : toast)));
      return;
    }
    const toast = { ...options, id: nextId, tone, message, count: 1 };
    nextId += 1;
    recent = [toast, ...recent].slice(0, REMEMBERED);
    const others = all.filter(({ topic }) => topic === undefined || topic !== options.topic);
    change([...others, toast]);
  }

  return {
    success: (message: string, options?: ToastOptions) => add('positive', message, options),
    error: (message: string, options?: ToastOptions) => add('critical', message, options),
    info: (message: string, options?: ToastOptions) => add('info', message, options),
    dismiss: (id: number) => change(all.filter((toast) => toast.id !== id)),
    /** Removes all toasts, as at sign-out: they may contain private data. */
    clear: () => {
      recent = [];
      change([]);
    },
    visible: () => visible,
    recent: () => recent,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Shows toasts in the `<ToastRegion />`: `toasts.success('Branch added')`. */
export const toasts = createToastQueue();

/** @internal */
export function createCountdown(milliseconds: number, onEnd: () => void) {
  let left = milliseconds;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  return {
    run() {
      startedAt = performance.now();
      timer = setTimeout(onEnd, left);
    },
    hold() {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      left -= performance.now() - startedAt;
    },
  };
}
