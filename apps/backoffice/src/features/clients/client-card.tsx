/** Who a client is: phones to call, photos, since when. Spec 2.7. */
import type { Schemas } from '@digis/api-client/contract';
import { Card, DateText, DescriptionList, PhoneText } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { RecordImage, useViewer } from '../../images/record-image.tsx';
import { dayOf } from '../../lists/instant-text.tsx';

export function ClientCard({ client }: { readonly client: Schemas['Client'] }) {
  const { t } = useLingui();
  const [openImage, viewer] = useViewer();
  const { full_name, phone_number, secondary_phone, client_image, id_image, branch } = client;
  return (
    <Card title={t`Client`}>
      <DescriptionList
        items={[
          { label: t`Primary Phone Number`, value: <PhoneText phone={phone_number} /> },
          {
            label: t`Secondary Phone`,
            value: secondary_phone && <PhoneText phone={secondary_phone} />,
          },
          { label: t`Client since`, value: <DateText value={dayOf(client.createdAt)} /> },
          ...(branch ? [{ label: t`Branch`, value: branch.name }] : []),
          {
            label: t`Photo`,
            value: client_image && (
              <RecordImage path={client_image} alt={t`Photo, ${full_name}`} onOpen={openImage} />
            ),
          },
          {
            label: t`ID Image`,
            value: id_image && (
              <RecordImage path={id_image} alt={t`ID Image, ${full_name}`} onOpen={openImage} />
            ),
          },
        ]}
      />
      {viewer}
    </Card>
  );
}
