import type { Schemas } from '@digis/api-client/contract';
import { formatBirr, formatCount, toBirr, toSantim } from '@digis/domain';
import { Notice, type PickItem, useKit } from '@digis/ui';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { AssignDialog } from './assign-dialog.tsx';
import { Elsewhere, useAvailability } from './availability.tsx';
import { useWrite } from '#api/hooks.ts';
import { useEventVendors } from '../event-data.ts';

interface AssignVendorsDialogProps {
  readonly event: Schemas['Event'];
  readonly onClose: () => void;
}

/** An assignment changes what the branch owes. */
const useAssignVendors = () =>
  useWrite('post', '/assign-vendor', {
    also: ['/event', '/vendor-ledger', '/transactions', '/deliverables'],
  });

export function AssignVendorsDialog({ event, onClose }: AssignVendorsDialogProps) {
  const { t } = useLingui();
  const { locale } = useKit();
  const assign = useAssignVendors();
  const vendors = useEventVendors(event.id);
  const stateOf = useAvailability();
  const { num_of_people: guests } = event;
  const name = event.client.full_name;
  const birr = (amount: number) => formatBirr(amount, { locale });
  // This event's price may differ from the vendor's usual one.
  const choiceOf = ({ id, name: vendor, category, pricing, amount }: Schemas['EventVendor']) => {
    const cost =
      pricing === 'fixed'
        ? [t`Fixed (Per Event)`, birr(amount)]
        : [
            t`Per Person`,
            `${formatCount(guests)} × ${birr(amount)} = ${birr(toBirr(guests * toSantim(amount)))}`,
          ];
    return { id, label: [vendor, category, ...cost].join(' · ') };
  };
  const choiceOfOffer = (offer: Schemas['VendorChoice']): PickItem => {
    const [conflict] = offer.conflicts;
    return {
      ...choiceOf(offer),
      hint: conflict && <Elsewhere conflict={conflict} />,
      state: stateOf(offer),
    };
  };
  return (
    <AssignDialog
      title={t`Assign Vendors`}
      listLabel={t`Vendors`}
      name={`vendors of event ${event.id}`}
      event={event}
      assigned={event.vendors.map(choiceOf)}
      people={{ ...vendors, data: vendors.data?.map(choiceOfOffer) }}
      conflicts={vendors.data?.flatMap(({ conflicts }) => conflicts)}
      labelOf={(count) =>
        t`${plural(count, { one: 'Assign (#) Vendor', other: 'Assign (#) Vendors' })}`
      }
      doneOf={(count) =>
        msg`${plural(count, { one: '# vendor', other: '# vendors' })} for ${name}.`
      }
      write={({ ids, force }, options) =>
        assign({ eventId: event.id, vendors: ids, force }, options)
      }
      onClose={onClose}
    >
      {event.num_of_people === 0 && (
        // D102
        <Notice tone="caution">
          <Trans>This event has no number of people: a vendor paid per person costs nothing.</Trans>
        </Notice>
      )}
    </AssignDialog>
  );
}
