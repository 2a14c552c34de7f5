/** Closes resources in reverse order when the server is stopped, also during its start. */
import { setTimeout as delay } from 'node:timers/promises';

/** A hanging request must not delay the shutdown; it was not acknowledged. */
const limitMs = 10_000;
/** A person who signals twice has waited for that long. */
const patienceMs = 2_000;
/** A first start fills a demo, and a large database migrates: both end by themselves. */
const hangMs = 20_000;

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
  onSignal(starting: Promise<unknown>, say: (sentence: string) => void): void {
    const { promise: impatience, resolve: giveUp } = Promise.withResolvers<
      'is told twice' | 'does not end'
    >();
    const begun = starting.then(
      () => 'over' as const,
      () => 'over' as const,
    );
    const stop = async () => {
      this.#isAsked = true;
      // A terminal tells the whole group and our parent tells us again at once: only a later signal is a second one.
      setTimeout(() => {
        process.on('SIGTERM', () => giveUp('is told twice'));
        process.on('SIGINT', () => giveUp('is told twice'));
      }, patienceMs).unref();
      setTimeout(() => giveUp('does not end'), hangMs).unref();
      const end = await Promise.race([begun, impatience]);
      if (end !== 'over') {
        say(`The start was broken off, because it ${end}.`);
        await this.closeAll();
        process.exit(1);
      }
      await delay(this.#drainMs);
      await this.closeAll();
      process.exit(0);
    };
    const onFirst = () => void (this.#isAsked || stop());
    process.on('SIGTERM', onFirst);
    process.on('SIGINT', onFirst);
  }
}
