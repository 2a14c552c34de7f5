import type { Schemas } from '@digis/api-client/contract';
import { Link, PhoneText } from '@digis/ui';
import type { DataColumn } from '@digis/ui';
import { formatCount } from '@digis/domain';
import { useLingui } from '@lingui/react/macro';
import { RecordImage } from '../../images/record-image.tsx';
import type { ShownImage } from '../../images/record-image.tsx';
import { dateCreated } from '../../lists/instant-text.tsx';
import { clientAddress } from '../../navigation/use-address.ts';
import { useUser } from '../../auth/user.tsx';

type Client = Schemas['Client'];

export function useClientColumns(
  onOpenImage: (image: ShownImage) => void,
): readonly DataColumn<Client>[] {
  const { t } = useLingui();
  const { role } = useUser();
  return [
    {
      id: 'full_name',
      header: t`Full Name`,
      cell: (client) => client.full_name,
      isRowHeader: true,
    },
    {
      id: 'phone_number',
      header: t`Primary Phone Number`,
      cell: (client) => <PhoneText value={client.phone_number} />,
      isFact: true,
      leaves: 6,
    },
    {
      id: 'secondary_phone',
      header: t`Secondary Phone`,
      leaves: 4,
      cell: ({ secondary_phone }) =>
        secondary_phone === undefined ? null : <PhoneText value={secondary_phone} />,
    },
    {
      id: 'events',
      header: t`Total Events`,
      align: 'end',
      cell: ({ id, full_name, events: { length: count } }) => (
        <Link
          href={clientAddress(id)}
          aria-label={t`Events of ${full_name}: ${count}`}
          isStandalone
        >
          {formatCount(count)}
        </Link>
      ),
      isFact: true,
    },
    // D149 Only an admin sees several branches.
    ...(role === 'admin'
      ? [
          {
            id: 'branch',
            header: t`Branch`,
            leaves: 5,
            cell: ({ branch }: Client) => branch?.name ?? '—',
          },
        ]
      : []),
    ...usePictureColumns(onOpenImage),
    { ...dateCreated<Client>(t`Date Created`), leaves: 1 },
  ];
}

function usePictureColumns(
  onOpenImage: (image: ShownImage) => void,
): readonly DataColumn<Client>[] {
  const { t } = useLingui();
  return [
    {
      id: 'client_image',
      header: t`Photo`,
      isScreenOnly: true,
      leaves: 3,
      cell: ({ client_image, full_name }) => (
        <RecordImage path={client_image} alt={t`Photo, ${full_name}`} onOpen={onOpenImage} />
      ),
    },
    {
      id: 'id_image',
      header: t`ID Image`,
      isScreenOnly: true,
      leaves: 2,
      cell: ({ id_image, full_name }) => (
        <RecordImage path={id_image} alt={t`ID Image, ${full_name}`} onOpen={onOpenImage} />
      ),
    },
  ];
}
