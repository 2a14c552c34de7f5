/** What the list of events shows of each, in the order of the spec. Spec 2.5. */
import type { Schemas } from '@digis/api-client/contract';
import type { DataColumn } from '@digis/ui';
import { useBookingColumns } from './event-booking-columns.tsx';
import { useClientColumns } from './event-client-columns.tsx';
import { usePriceColumns } from './event-price-columns.tsx';

export type EventColumn = DataColumn<Schemas['Event']>;

/** Opens a dialog of an event by its name in the address. */
export type OpenEvent = (event: Schemas['Event'], dialog: string) => void;

export const useEventColumns = (open: OpenEvent): readonly EventColumn[] => [
  ...useBookingColumns(open),
  ...useClientColumns(open),
  ...usePriceColumns(),
];
