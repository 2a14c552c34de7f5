/** The facts of an event in the order staff ask for them. Spec 2.6. */
import type { Schemas } from '@digis/api-client/contract';
import { formatCount } from '@digis/domain';
import { Birr, DateText, DescriptionList, PhoneText, Stack, TimeText } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';

export interface EventDetailsProps {
  readonly event: Schemas['Event'];
}

export function EventDetails({ event }: EventDetailsProps) {
  return (
    <Stack space="large">
      <Facts event={event} />
      <Price event={event} />
      <Menu event={event} />
    </Stack>
  );
}

function Facts({ event }: EventDetailsProps) {
  const { t } = useLingui();
  return (
    <DescriptionList
      items={[
        { term: t`Date`, description: <DateText value={event.event_date.slice(0, 10)} format="full" /> },
        { term: t`Time`, description: <TimeText value={event.time} /> },
        { term: t`Client`, description: event.client.full_name },
        { term: t`Primary phone`, description: <PhoneText phone={event.client.phone_number} /> },
        { term: t`Secondary phone`, description: <PhoneText phone={event.client.secondary_phone} /> },
        { term: t`Number of people`, description: formatCount(event.num_of_people) },
        { term: t`Package`, description: event.package?.name ?? t`Custom` },
        { term: t`Branch`, description: event.branch.name },
      ]}
    />
  );
}

function Price({ event }: EventDetailsProps) {
  const { t } = useLingui();
  return (
    <DescriptionList
      items={[
        { term: t`Price`, description: <Birr amount={event.base} /> },
        { term: t`Additional price`, description: <Birr amount={event.additional_price} /> },
        { term: t`Discount`, description: <Birr amount={event.discount_amount} /> },
        { term: t`Total`, description: <Birr amount={event.total} />, isStrong: true },
        { term: t`Advance`, description: <Birr amount={event.advance_amount} /> },
        { term: t`Received`, description: <Birr amount={event.received} /> },
        { term: t`Left to pay`, description: <Birr amount={event.left} /> },
        { term: t`Paid in full`, description: event.paid_full ? t`Yes` : t`No` },
      ]}
    />
  );
}

function Menu({ event }: EventDetailsProps) {
  const { t } = useLingui();
  const items = event.package?.items ?? event.items;
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name).join(' · ') || '—';
  return (
    <DescriptionList
      items={[
        { term: event.package ? t`Package items` : t`Custom items`, description: names(items) },
        { term: t`Additional items`, description: names(event.additionalitems) },
        { term: t`Additional plates`, description: formatCount(event.additional_plates) },
        { term: t`Assigned employees`, description: formatCount(event.employees.length) },
        { term: t`Assigned vendors`, description: formatCount(event.vendors.length) },
        { term: t`Remark`, description: event.remark ?? '—' },
      ]}
    />
  );
}
