/** A time that can be held and goes on where it stopped. */
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
