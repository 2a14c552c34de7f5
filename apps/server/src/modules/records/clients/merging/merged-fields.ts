/** Add new columns here. D149 */
import type { ClientRow } from '../client-queries.ts';

const hasOnePhone = ({ phone_number, secondary_phone }: ClientRow) =>
  phone_number === secondary_phone;

export const hasTwoTins = (kept: ClientRow, gone: ClientRow): boolean =>
  kept.tin !== '' && gone.tin !== '' && kept.tin !== gone.tin;

export const mergedFields = (kept: ClientRow, gone: ClientRow, tin?: string) =>
  ({
    id: kept.id,
    full_name: kept.full_name,
    phone_number: kept.phone_number,
    secondary_phone: hasOnePhone(kept) ? gone.phone_number : kept.secondary_phone,
    client_image: kept.client_image ?? gone.client_image,
    id_image: kept.id_image ?? gone.id_image,
    branch_id: kept.branch_id,
    merged_into: null,
    tin: tin ?? (kept.tin || gone.tin),
    withholds: kept.withholds || gone.withholds,
    photos_ended_at:
      gone.client_image === null && gone.id_image === null ? kept.photos_ended_at : null,
    created_at: kept.created_at < gone.created_at ? kept.created_at : gone.created_at,
    archived_at: null,
  }) satisfies ClientRow;
