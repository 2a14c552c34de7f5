/** Tells assigned people when and where to come. D136 */
import type { Schemas } from '@digis/api-client/contract';
import {
  formatEtDate,
  formatEthiopianTime,
  formatGregorian,
  formatWesternTime,
  isoToEt,
} from '@digis/ethio-date';
import { Menu } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { Share2 } from 'lucide-react';
import { crewOf, dayOfEvent } from '#api/event-facts.ts';
import { useShare } from '#browser/use-share.ts';
import { useLanguage } from '#i18n/language.ts';
import type { EventBlockProps } from './event-block.ts';

export function ShareAssignment({ event }: EventBlockProps) {
  const { t } = useLingui();
  const share = useShare();
  const textFor = useAssignmentText(event);
  const people = [
    ...crewOf(event).map(({ id, full_name }) => ({ id: `employee-${id}`, name: full_name })),
    ...event.vendors.map(({ id, name }) => ({ id: `vendor-${id}`, name })),
  ];
  if (people.length === 0) return null;
  const items = people.map(({ id, name }) => ({
    id,
    label: name,
    icon: <Share2 aria-hidden />,
    onPress: () => void share(textFor(name)),
  }));
  const label = t`Tell when and where to come`;
  return <Menu aria-label={label} items={[{ label, items }]} />;
}

/** Without price and phone, because such messages are forwarded. */
function useAssignmentText(event: Schemas['Event']) {
  const { t } = useLingui();
  const language = useLanguage();
  const day = dayOfEvent(event);
  const dates = `${formatEtDate(isoToEt(day), 'full', language)} (${formatGregorian(day, 'long', language)})`;
  const hour = `${formatEthiopianTime(event.time, language)} (${formatWesternTime(event.time, language, day)})`;
  const { venue, venue_note: note, branch } = event;
  return (name: string): string =>
    [
      t`${name}, you are assigned to an event.`,
      dates,
      t`It begins at ${hour}`,
      [venue ?? t`Branch ${branch.name}`, note].filter(Boolean).join(' · '),
    ].join('\n');
}
