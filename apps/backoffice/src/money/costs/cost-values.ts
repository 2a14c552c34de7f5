import type { Schemas } from '@digis/api-client/contract';
import { msg } from '@lingui/core/macro';

export interface CostValues {
  readonly eventId: Schemas['TaggedEvent'] | null;
  readonly category: Schemas['CostCategory'] | null;
}

export const costFacts = {
  labels: { eventId: msg`Event`, category: msg`Category` },
  empty: { eventId: null, category: null } satisfies CostValues,
  of: ({ eventId, category }: CostValues): Schemas['CostTag'] => ({
    ...(eventId !== null && { eventId: eventId.id }),
    ...(category !== null && { category }),
  }),
};
