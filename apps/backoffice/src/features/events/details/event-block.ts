import type { Schemas } from '@digis/api-client/contract';

export interface EventBlockProps {
  readonly event: Schemas['Event'];
  readonly isOnlyRead?: boolean;
}
