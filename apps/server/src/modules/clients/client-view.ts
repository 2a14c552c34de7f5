/** A client on the wire: all fields on the Clients screen, without photos in a search by phone. */
import type { Schemas } from '@digis/api-client/contract';
import { eventDateTime } from '../../base/addis-days.ts';
import type { ClientEventRow, ClientRow } from './client-queries.ts';

export const clientName = (
  row: ClientRow,
  events: readonly ClientEventRow[],
): Schemas['Client'] => ({
  id: row.id,
  full_name: row.full_name,
  phone_number: row.phone_number,
  secondary_phone: row.secondary_phone,
  events: events
    .filter((event) => event.client_id === row.id)
    .map((event) => ({ id: event.id, event_date: eventDateTime(event) })),
  createdAt: row.created_at.toISOString(),
});

export const clientView = (
  row: ClientRow,
  events: readonly ClientEventRow[],
): Schemas['Client'] => ({
  ...clientName(row, events),
  ...(row.client_image !== null && { client_image: row.client_image }),
  ...(row.id_image !== null && { id_image: row.id_image }),
});
