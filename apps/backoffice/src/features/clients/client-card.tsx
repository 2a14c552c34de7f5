import type { Schemas } from '@digis/api-client/contract';
import { Card, DateText, DescriptionList, PhoneText } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { RecordImage, useViewer } from '../../images/record-image.tsx';
import { dayOf } from '../../lists/instant-text.tsx';

export function ClientCard({ client }: { readonly client: Schemas['Client'] }) {
  const { t } = useLingui();
  const [openImage, viewer] = useViewer();
  const { full_name, phone_number, secondary_phone, client_image, id_image, branch, tin } = client;
  const { photos_ended_at: ended } = client;
  const images = [
    { label: t`Photo`, path: client_image, alt: t`Photo, ${full_name}` },
    { label: t`ID Image`, path: id_image, alt: t`ID Image, ${full_name}` },
  ];
  return (
    <Card title={t`Client`}>
      <DescriptionList
        items={[
          { label: t`Primary Phone Number`, value: <PhoneText value={phone_number} /> },
          {
            label: t`Secondary Phone`,
            value: secondary_phone && <PhoneText value={secondary_phone} />,
          },
          { label: t`Client since`, value: <DateText value={dayOf(client.createdAt)} /> },
          ...(tin === undefined ? [] : [{ label: t`TIN`, value: tin }]),
          ...(client.withholds ? [{ label: t`Withholds tax`, value: t`Yes` }] : []),
          ...(branch ? [{ label: t`Branch`, value: branch.name }] : []),
          ...(ended && !client_image && !id_image
            ? [
                {
                  label: t`Photos`,
                  value: (
                    <Trans>
                      deleted on <DateText value={dayOf(ended)} />
                    </Trans>
                  ),
                },
              ]
            : []),
          ...images.flatMap(({ label, path, alt }) =>
            path === undefined
              ? []
              : [{ label, value: <RecordImage path={path} alt={alt} onOpen={openImage} /> }],
          ),
        ]}
      />
      {viewer}
    </Card>
  );
}
