/** What is wrong around a server that still answers, for whoever reads its health. */
import type { Schemas } from '@digis/api-client/contract';
import { elapsedMs } from '../clock.ts';

export type Trouble = NonNullable<Schemas['Health']['warnings']>[number];

/** What does not happen again within ten minutes is over. */
const rememberedMs = 10 * 60_000;

export class Troubles {
  readonly #notedAt = new Map<Trouble, number>();

  /** Whether it is new, and so worth a line of the log. */
  note(trouble: Trouble): boolean {
    const isNew = !this.current().includes(trouble);
    this.#notedAt.set(trouble, elapsedMs());
    return isNew;
  }

  current(): Trouble[] {
    const since = elapsedMs() - rememberedMs;
    return [...this.#notedAt].filter(([, at]) => at >= since).map(([trouble]) => trouble);
  }
}
