/** The facts of an event in the order staff ask for them. Spec 2.6. */
import type { Schemas } from '@digis/api-client/contract';
import { formatCount } from '@digis/domain';
import { Birr, DateText, DescriptionList, EventMoney, PhoneText, Stack, TimeText } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { moneyOf } from '../../api/event-money.ts';
import { RecordImage } from '../../images/record-image.tsx';
import { useViewer } from '../../images/use-viewer.tsx';
import { dayOfEvent, menuOf } from '../../api/event-words.ts';
import { namesOf } from '../../lists/names-of.ts';

export interface EventDetailsProps {
  readonly event: Schemas['Event'];
}

export function EventDetails({ event }: EventDetailsProps) {
  return (
    <Stack space="large">
      <Facts event={event} />
      <Price event={event} />
      <Menu event={event} />
      <Papers event={event} />
    </Stack>
  );
}

function Facts({ event }: EventDetailsProps) {
  const { t } = useLingui();
  return (
    <DescriptionList
      items={[
        { label: t`Date`, value: <DateText value={dayOfEvent(event)} format="full" /> },
        { label: t`Time`, value: <TimeText value={event.time} pickedDay={dayOfEvent(event)} /> },
        { label: t`Client`, value: event.client.full_name },
        { label: t`Primary phone`, value: <PhoneText phone={event.client.phone_number} /> },
        { label: t`Secondary phone`, value: <PhoneText phone={event.client.secondary_phone} /> },
        { label: t`Number of people`, value: formatCount(event.num_of_people) },
        { label: t`Package`, value: event.package?.name ?? t`Custom` },
        { label: t`Branch`, value: event.branch.name },
      ]}
    />
  );
}

function Price({ event }: EventDetailsProps) {
  const { t } = useLingui();
  return (
    <Stack space="medium">
      <DescriptionList
        layout="rows"
        items={[
          { label: t`Price`, value: <Birr amount={event.base} /> },
          { label: t`Additional price`, value: <Birr amount={event.additional_price} /> },
          { label: t`Discount`, value: <Birr amount={event.discount_amount} /> },
          { label: t`Advance`, value: <Birr amount={event.advance_amount} /> },
          { label: t`Paid in full`, value: event.paid_full ? t`Yes` : t`No` },
        ]}
      />
      <EventMoney {...moneyOf(event)} />
    </Stack>
  );
}

function Menu({ event }: EventDetailsProps) {
  const { t } = useLingui();
  return (
    <DescriptionList
      items={[
        {
          label: event.package ? t`Package items` : t`Custom items`,
          value: namesOf(menuOf(event)),
        },
        { label: t`Additional items`, value: namesOf(event.additionalitems) },
        { label: t`Additional plates`, value: formatCount(event.additional_plates) },
        { label: t`Assigned employees`, value: formatCount(event.employees.length) },
        { label: t`Assigned vendors`, value: formatCount(event.vendors.length) },
        { label: t`Remark`, value: event.remark },
      ]}
    />
  );
}

function Papers({ event }: EventDetailsProps) {
  const { t } = useLingui();
  const [open, viewer] = useViewer();
  const { client_id, client_image, client } = event;
  if (client_id === undefined && client_image === undefined) return null;
  const images = [
    { label: t`Client ID image`, path: client_id },
    { label: t`Client face image`, path: client_image },
  ];
  return (
    <>
      <DescriptionList
        items={images.map(({ label, path }) => ({
          label,
          value: <RecordImage path={path} alt={`${label}, ${client.full_name}`} onOpen={open} />,
        }))}
      />
      {viewer}
    </>
  );
}
