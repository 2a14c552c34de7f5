/** Closes in reverse order, even during a start. */
import { setTimeout as delay } from 'node:timers/promises';

/** A request that hangs longer was not acknowledged. */
const limitMs = 10_000;
/** After this time a second signal is deliberate. */
const patienceMs = 2_000;
/** Longer than seeding a demo or migrating, which end by themselves. */
const hangMs = 20_000;

type Close = () => Promise<unknown>;

export class Shutdown {
  readonly #opened: Close[] = [];
  readonly #drainMs: number;
  #isAsked = false;

  /** `drainMs`: serves on until balancers notice `/readyz`. */
  constructor(drainMs = 0) {
    this.#drainMs = drainMs;
  }

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

  /** Waits for the start, because a resource can only be closed once opened. */
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
      // Terminal and parent signal at once; only a later one is a second.
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
