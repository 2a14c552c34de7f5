/** What was paid, or what an entry became; a reader who may not see sums gets none. */
import type { Schemas } from '@digis/api-client/contract';

export function amountOfLog({ changes }: Schemas['ActionLog']): number | null {
  const { after } = changes?.find(({ field }) => field === 'amount') ?? {};
  const amount = Number(after);
  return after === undefined || Number.isNaN(amount) ? null : amount;
}
