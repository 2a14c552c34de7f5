/** A printed day for the kitchen and the drivers: a block for each event, and the sum of what the kitchen cooks. */
import type { Schemas } from '@digis/api-client/contract';
import { formatCount } from '@digis/domain';
import type { IsoDate } from '@digis/ethio-date';
import {
  Button,
  DateText,
  EmptyState,
  Inline,
  LinkButton,
  PrintSheet,
  SegmentedControl,
  Skeleton,
  Stack,
  Text,
  useNow,
} from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, Printer } from 'lucide-react';
import { todayIso } from '@digis/ethio-date';
import { nameOfUser } from '#api/user-name.ts';
import { guestsOf, menuOf } from '#api/event-facts.ts';
import { useUser } from '#auth/user.tsx';
import { useLanguage } from '#i18n/language.ts';
import { useParameter } from '#navigation/use-address.ts';
import { DaySheetEvent } from './day-sheet-event.tsx';
import type { SheetLanguage, SheetWords } from './sheet-words.ts';
import { inTotal, kitchenTotals, sheetDay, sheetLanguages, useSheetWords } from './sheet-words.ts';

export interface DaySheetProps {
  readonly day: IsoDate;
  /** Its holidays and fasts. */
  readonly factWords: string | undefined;
  readonly events: readonly Schemas['Event'][];
  readonly back: { readonly label: string; readonly href: string };
}

export function DaySheet({ day, factWords, events, back }: DaySheetProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const paper = useParameter('paper');
  const chosen = sheetLanguages.find((one) => one === paper.value) ?? language;
  const { words, hasFailed, retry } = useSheetWords(chosen);
  return (
    <Stack>
      <SheetChoices back={back} chosen={chosen} isReady={words !== undefined} />
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
  readonly chosen: SheetLanguage;
  readonly isReady: boolean;
}

/** The parts that are not printed: the way back, and the settings of the sheet. */
function SheetChoices({ back, chosen, isReady }: SheetChoicesProps) {
  const { t } = useLingui();
  const money = useParameter('money');
  const paper = useParameter('paper');
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
      <SegmentedControl
        aria-label={t`Language`}
        items={[
          { id: 'am', label: 'አማርኛ', lang: 'am' },
          { id: 'en', label: 'English', lang: 'en' },
          { id: 'both', label: t`Both` },
        ]}
        value={chosen}
        onChange={(choice) => paper.type(choice)}
      />
      <Button icon={<Printer aria-hidden />} isDisabled={!isReady} onPress={() => window.print()}>
        <Trans>Print</Trans>
      </Button>
    </Inline>
  );
}

/** The head of each page: branch, day, totals. */
function SheetHead({ day, factWords, events, words: { say, languages } }: SheetProps) {
  const guests = guestsOf(events);
  return (
    <Stack space="xxsmall">
      <Inline justify="between">
        <SheetPlace events={events} />
        <Text isStrong>{sheetDay(day, languages)}</Text>
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

/** The business, and the branch where all events are of one. */
function SheetPlace({ events }: Pick<DaySheetProps, 'events'>) {
  const { tenant } = useUser();
  const branches = [...new Set(events.map(({ branch }) => branch.name))];
  return <Text isStrong>{[tenant.short_name, ...branches].join(' · ')}</Text>;
}

function PrintedBy({ label }: { readonly label: string }) {
  const name = nameOfUser(useUser());
  const now = useNow();
  return (
    <Text size="small" tone="muted">
      {label} <DateText value={todayIso({ now: now() })} /> · {name}
    </Text>
  );
}
