/** What a file of the clients says of each: phones as text, how many events and which is the last, since when. SPEC: D139 */
import type { Schemas } from '@digis/api-client/contract';
import type { DataColumn } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { useUser } from '../../auth/user.tsx';
import {
  exportColumn,
  exportPhone,
  useCreatedExport,
  useEthiopianExport,
} from '../../lists/files/export-values.ts';

type Client = Schemas['Client'];

const lastDayOf = ({ events }: Client) =>
  events
    .map(({ event_date }) => event_date.slice(0, 10))
    .toSorted()
    .at(-1) ?? null;

export function useClientFileColumns(): readonly DataColumn<Client>[] {
  const { t } = useLingui();
  const { role } = useUser();
  const inEthiopian = useEthiopianExport();
  const column = exportColumn<Client>;
  return [
    column('full_name', t`Full Name`, ({ full_name }) => full_name),
    column('phone_number', t`Primary Phone Number`, ({ phone_number }) =>
      exportPhone(phone_number),
    ),
    column(
      'secondary_phone',
      t`Secondary Phone`,
      ({ secondary_phone }) => secondary_phone && exportPhone(secondary_phone),
    ),
    // SPEC: D149, only an admin sees more than one branch.
    ...(role === 'admin'
      ? [column('branch', t`Branch`, ({ branch }) => branch?.name ?? null)]
      : []),
    column('events', t`Total Events`, ({ events }) => events.length),
    column('last_event', t`Last event`, lastDayOf),
    column('last_event_et', t`Last event (Ethiopian)`, (client) => {
      const day = lastDayOf(client);
      return day && inEthiopian(day);
    }),
    ...useCreatedExport<Client>(t`Date Created`),
  ];
}
