import type { Schemas } from '@digis/api-client/contract';
import { formatCount } from '@digis/domain';
import type { IsoDate } from '@digis/ethio-date';
import {
  Button,
  EmptyState,
  Inline,
  LinkButton,
  PrintSheet,
  SegmentedControl,
  Skeleton,
  Stack,
  Text,
} from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, Printer } from 'lucide-react';
import { guestsOf, menuOf } from '#api/event-facts.ts';
import { useUser } from '#auth/user.tsx';
import { useParameter } from '#navigation/use-address.ts';
import { DaySheetEvent } from './day-sheet-event.tsx';
import { PaperLanguageChoice, usePaperLanguage } from '#lists/papers/paper-language.tsx';
import { paperDay } from '#lists/papers/paper-words.ts';
import { PrintedBy } from '#lists/papers/printed-by.tsx';
import type { SheetWords } from './sheet-words.ts';
import { inTotal, kitchenTotals, useSheetWords } from './sheet-words.ts';

export interface DaySheetProps {
  readonly day: IsoDate;
  readonly factWords: string | undefined;
  readonly events: readonly Schemas['Event'][];
  readonly back: { readonly label: string; readonly href: string };
}

export function DaySheet({ day, factWords, events, back }: DaySheetProps) {
  const { t } = useLingui();
  const { words, hasFailed, retry } = useSheetWords(usePaperLanguage());
  return (
    <Stack>
      <SheetChoices back={back} isReady={words !== undefined} />
      {words ? (
        <Sheet {...{ day, factWords, events, words }} />
      ) : hasFailed ? (
        <EmptyState variant="error" title={t`Something went wrong`} onRetry={retry} />
      ) : (
        <Skeleton shape="row" count={4} label={t`Loading events`} />
      )}
    </Stack>
  );
}

interface SheetProps extends Pick<DaySheetProps, 'day' | 'factWords' | 'events'> {
  readonly words: SheetWords;
}

function Sheet({ day, factWords, events, words }: SheetProps) {
  const money = useParameter('money');
  const { say } = words;
  const totals = kitchenTotals(events, menuOf);
  const hasBranch = new Set(events.map(({ branch }) => branch.id)).size > 1;
  return (
    <PrintSheet
      orientation="landscape"
      head={<SheetHead {...{ day, factWords, events, words }} />}
      blocks={[
        ...events.map((event) => ({
          id: event.id,
          label: event.client.full_name,
          content: (
            <DaySheetEvent {...{ event, words, hasBranch }} hasMoney={money.value === 'with'} />
          ),
        })),
        {
          id: 'totals',
          label: say('totals'),
          content: (
            <Stack space="xsmall">
              <Text isStrong>{say('totals')}</Text>
              <Text>{inTotal(totals.map(([name, people]) => [name, formatCount(people)]))}</Text>
            </Stack>
          ),
        },
      ]}
    />
  );
}

interface SheetChoicesProps extends Pick<DaySheetProps, 'back'> {
  readonly isReady: boolean;
}

function SheetChoices({ back, isReady }: SheetChoicesProps) {
  const { t } = useLingui();
  const money = useParameter('money');
  return (
    <Inline>
      <LinkButton variant="quiet" icon={<ArrowLeft aria-hidden />} href={back.href}>
        {back.label}
      </LinkButton>
      <SegmentedControl
        aria-label={t`Money`}
        items={[
          { id: 'without', label: t`Without money` },
          { id: 'with', label: t`With money` },
        ]}
        value={money.value === 'with' ? 'with' : 'without'}
        onChange={(choice) => money.type(choice === 'with' ? choice : null)}
      />
      <PaperLanguageChoice />
      <Button icon={<Printer aria-hidden />} isDisabled={!isReady} onPress={() => window.print()}>
        <Trans>Print</Trans>
      </Button>
    </Inline>
  );
}

function SheetHead({ day, factWords, events, words: { say, languages } }: SheetProps) {
  const guests = guestsOf(events);
  return (
    <Stack space="xxsmall">
      <Inline justify="between">
        <SheetPlace events={events} />
        <Text isStrong>{paperDay(day, languages)}</Text>
      </Inline>
      <Inline justify="between">
        <Text size="small">
          {say('daySheet')} · {say('events')}: {formatCount(events.length)} · {say('guests')}:{' '}
          {formatCount(guests)}
          {factWords && ` · ${factWords}`}
        </Text>
        <PrintedBy label={say('printed')} />
      </Inline>
    </Stack>
  );
}

function SheetPlace({ events }: Pick<DaySheetProps, 'events'>) {
  const { tenant } = useUser();
  const branches = [...new Set(events.map(({ branch }) => branch.name))];
  return <Text isStrong>{[tenant.short_name, ...branches].join(' · ')}</Text>;
}
