/** The events on a desk, in columns. */
import { formatBirr, formatCount, formatPhone } from '@digis/domain';
import { useLingui } from '@lingui/react';
import type { EventRow } from '../answers.ts';
import { dayOf, etOf, timeOf } from '../figures.ts';
import { Rows } from '../rows.tsx';

export function EventTable({ events }: { readonly events: readonly EventRow[] }) {
  const { _ } = useLingui();
  return (
    <Rows
      heads={['date', 'time', 'client', 'phone', 'people', 'package', 'branch', 'advance']}
      rows={events.map((event) => ({
        id: event.id,
        cells: [
          etOf(dayOf(event)),
          timeOf(event),
          event.client.full_name,
          formatPhone(event.client.phone_number),
          formatCount(event.num_of_people),
          event.package?.name ?? _('custom'),
          event.branch.name,
          formatBirr(event.advance_amount),
        ],
      }))}
    />
  );
}
