/** Closes resources in reverse order when the server is stopped, also during its start. */
import { setTimeout as delay } from 'node:timers/promises';

/** A hanging request must not delay the shutdown; it was not acknowledged. */
const limitMs = 10_000;

type Close = () => Promise<unknown>;

export class Shutdown {
  readonly #opened: Close[] = [];
  readonly #drainMs: number;
  #isAsked = false;

  /** `drainMs`: how long calls are still taken after the signal, so that a balancer learns of it by `/readyz` first. */
  constructor(drainMs = 0) {
    this.#drainMs = drainMs;
  }

  /** Asked between the steps of a start, so that no new one begins. */
  get isAsked(): boolean {
    return this.#isAsked;
  }

  opened(close: Close): void {
    this.#opened.push(close);
  }

  async closeAll(): Promise<void> {
    for (const close of this.#opened.splice(0).toReversed()) {
      await Promise.race([close(), delay(limitMs, undefined, { ref: false })]);
    }
  }

  /** A resource that is being opened at the signal must finish opening before it can be closed. */
  onSignal(starting: Promise<unknown>): void {
    const stop = async () => {
      if (this.#isAsked) return;
      this.#isAsked = true;
      await starting.catch(() => undefined);
      await delay(this.#drainMs);
      await this.closeAll();
      process.exit(0);
    };
    // For good: a terminal tells the whole group, our parent tells us again, and the second changes nothing.
    process.on('SIGTERM', () => void stop());
    process.on('SIGINT', () => void stop());
  }
}
