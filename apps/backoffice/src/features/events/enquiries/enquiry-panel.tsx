import type { Schemas } from '@digis/api-client/contract';
import { formatBirr, formatCount } from '@digis/domain';
import {
  Button,
  DateText,
  DescriptionList,
  Dialog,
  DialogFooter,
  LinkButton,
  PhoneText,
  RadioGroup,
  Stack,
} from '@digis/ui';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { nameOfUser } from '#api/user-name.ts';
import { useCan } from '#auth/user.tsx';
import { useLanguage } from '#i18n/language.ts';
import { InstantText } from '#lists/instant-text.tsx';
import { eventAddress } from '#navigation/use-address.ts';
import { openDialog } from '#navigation/dialog-acts.ts';
import { isTurned, useTurning } from './enquiry-acts.tsx';
import { lossWords, stateWords, useMonthWords } from '#api/enquiry-words.ts';

type Enquiry = Schemas['Enquiry'];

interface EnquiryPanelProps {
  readonly enquiry: Enquiry;
  readonly onClose: () => void;
}

export function EnquiryPanel({ enquiry, onClose }: EnquiryPanelProps) {
  const [chosen, choose] = useState('0');
  const option = enquiry.options[Number(chosen)];
  return (
    <Dialog
      title={enquiry.name}
      size="large"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Stack>
        <DescriptionList items={useFacts(enquiry)} />
        <Offers enquiry={enquiry} chosen={chosen} onChoose={choose} />
      </Stack>
      <Acts enquiry={enquiry} option={option} />
    </Dialog>
  );
}

export function FeastDay({ enquiry }: Pick<EnquiryPanelProps, 'enquiry'>) {
  const words = useMonthWords();
  if (enquiry.event_date !== undefined) return <DateText value={enquiry.event_date} />;
  return enquiry.et_month ? words(enquiry.et_month) : null;
}

function useFacts(enquiry: Enquiry) {
  const { t, i18n } = useLingui();
  const { lost_because: loss, call_on, num_of_people } = enquiry;
  const state = i18n._(stateWords[enquiry.state]);
  const why = loss && i18n._(lossWords[loss]);
  return [
    { label: t`Phone`, value: <PhoneText value={enquiry.phone} /> },
    { label: t`Status`, value: why ? `${state} · ${why}` : state },
    { label: t`Day`, value: <FeastDay enquiry={enquiry} /> },
    { label: t`Number of people`, value: num_of_people && formatCount(num_of_people) },
    ...(call_on ? [{ label: t`Call back on`, value: <DateText value={call_on} /> }] : []),
    ...(enquiry.words === '' ? [] : [{ label: t`What they said`, value: enquiry.words }]),
    {
      label: t`Written down by`,
      value: (
        <>
          {nameOfUser(enquiry)} · <InstantText value={enquiry.createdAt} />
        </>
      ),
    },
  ];
}

function useOptionWords() {
  const { t } = useLingui();
  const locale = useLanguage();
  return (option: Schemas['EnquiryOption']) => {
    const { num_of_people: people, name = t`Custom`, items, total } = option;
    const guests = plural(people, { one: '# guest', other: '# guests' });
    return {
      label: `${name} · ${guests} · ${formatBirr(total, { locale })}`,
      description: items.map((item) => item.name).join(' · ') || undefined,
    };
  };
}

interface OffersProps extends Pick<EnquiryPanelProps, 'enquiry'> {
  readonly chosen: string;
  readonly onChoose: (at: string) => void;
}

function Offers({ enquiry: { options }, chosen, onChoose }: OffersProps) {
  const { t } = useLingui();
  const wordsOf = useOptionWords();
  if (options.length === 0) return null;
  const items = options.map((option, at) => ({ id: String(at), ...wordsOf(option) }));
  return (
    <RadioGroup
      label={options.length === 1 ? t`Offered` : t`Offered: which one is taken?`}
      items={items}
      value={chosen}
      onChange={(at) => onChoose(at ?? '0')}
    />
  );
}

function Acts({
  enquiry,
  option,
}: Pick<EnquiryPanelProps, 'enquiry'> & {
  readonly option: Schemas['EnquiryOption'] | undefined;
}) {
  const mayWrite = useCan()('Create Event');
  const { keep, book } = useTurning();
  if (enquiry.eventId !== undefined) {
    return (
      <DialogFooter>
        <LinkButton href={eventAddress(enquiry.eventId, enquiry.event_date ?? null)}>
          <Trans>Open the event</Trans>
        </LinkButton>
      </DialogFooter>
    );
  }
  if (!mayWrite || isTurned(enquiry)) return null;
  return (
    <DialogFooter>
      <Button variant="quiet" onPress={() => openDialog('lost', enquiry.id)}>
        {enquiry.state === 'lost' ? <Trans>Open again</Trans> : <Trans>Lost</Trans>}
      </Button>
      <Button variant="quiet" onPress={() => openDialog('enquiry', enquiry.id)}>
        <Trans>Edit</Trans>
      </Button>
      {option && (
        <Button variant="quiet" onPress={() => openDialog('proforma', enquiry.id)}>
          <Trans>Print proforma</Trans>
        </Button>
      )}
      <Button variant="soft" onPress={() => keep(enquiry, option)}>
        <Trans>Keep the day</Trans>
      </Button>
      <Button tone="brand" onPress={() => book(enquiry, option)}>
        <Trans>Book</Trans>
      </Button>
    </DialogFooter>
  );
}
