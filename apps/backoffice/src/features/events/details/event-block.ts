/** Props of every block of an event's details. */
import type { Schemas } from '@digis/api-client/contract';

export interface EventBlockProps {
  readonly event: Schemas['Event'];
  /** Without buttons: it is looked at from a form. */
  readonly isOnlyRead?: boolean;
}
