/** The facts of an event in the order staff ask for them. Spec 2.6. */
import type { Schemas } from '@digis/api-client/contract';
import { formatCount } from '@digis/domain';
import { Birr, DateText, DescriptionList, PhoneText, Stack, TimeText } from '@digis/ui';
import { EventMoney } from '@digis/ui/catering';
import { useLingui } from '@lingui/react/macro';
import { useEventLabel } from '../../../i18n/event-field-labels.ts';
import { dayOfEvent, menuOf, moneyOf, namesOf } from '../../../api/event-facts.ts';
import { eventNotes } from '../form/event-form.ts';
import { RecordImage, useViewer } from '../../../images/record-image.tsx';

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
  const label = useEventLabel();
  return (
    <DescriptionList
      items={[
        { label: t`Date`, value: <DateText value={dayOfEvent(event)} format="full" /> },
        {
          label: label('time'),
          value: <TimeText value={event.time} pickedDay={dayOfEvent(event)} />,
        },
        { label: label('client'), value: event.client.full_name },
        { label: label('primary_phone'), value: <PhoneText phone={event.client.phone_number} /> },
        {
          label: label('secondary_phone'),
          value: <PhoneText phone={event.client.secondary_phone} />,
        },
        { label: label('num_of_people'), value: formatCount(event.num_of_people) },
        { label: label('packageId'), value: event.package?.name ?? t`Custom` },
        { label: label('branchId'), value: event.branch.name },
      ]}
    />
  );
}

function Price({ event }: EventDetailsProps) {
  const { t } = useLingui();
  const label = useEventLabel();
  return (
    <Stack space="medium">
      <DescriptionList
        layout="rows"
        items={[
          { label: t`Price`, value: <Birr amount={event.base} /> },
          { label: label('additional_price'), value: <Birr amount={event.additional_price} /> },
          { label: label('discount_amount'), value: <Birr amount={event.discount_amount} /> },
          { label: label('advance_amount'), value: <Birr amount={event.advance_amount} /> },
          { label: label('paid_full'), value: event.paid_full ? t`Yes` : t`No` },
        ]}
      />
      <EventMoney {...moneyOf(event)} />
    </Stack>
  );
}

function Menu({ event }: EventDetailsProps) {
  const { t } = useLingui();
  const label = useEventLabel();
  return (
    <DescriptionList
      items={[
        {
          label: event.package ? t`Package items` : t`Custom items`,
          value: namesOf(menuOf(event)),
        },
        { label: label('additionalitems'), value: namesOf(event.additionalitems) },
        { label: label('additional_plates'), value: formatCount(event.additional_plates) },
        { label: label('employees'), value: formatCount(event.employees.length) },
        { label: label('vendors'), value: formatCount(event.vendors.length) },
        ...eventNotes.map((name) => ({ label: label(name), value: event[name] })),
      ]}
    />
  );
}

function Papers({ event }: EventDetailsProps) {
  const label = useEventLabel();
  const [open, viewer] = useViewer();
  const { client_id, client_image, client } = event;
  if (client_id === undefined && client_image === undefined) return null;
  const images = [
    { label: label('client_id'), path: client_id },
    { label: label('client_image'), path: client_image },
  ];
  return (
    <>
      <DescriptionList
        items={images.map(({ label: name, path }) => ({
          label: name,
          value: <RecordImage path={path} alt={`${name}, ${client.full_name}`} onOpen={open} />,
        }))}
      />
      {viewer}
    </>
  );
}
