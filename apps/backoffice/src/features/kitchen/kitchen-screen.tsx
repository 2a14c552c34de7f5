// D134, D136
import {
  Button,
  DateRangePicker,
  EmptyState,
  Inline,
  Page,
  SegmentedControl,
  Skeleton,
  Stack,
} from '@digis/ui';
import type { ApiError } from '@digis/api-client';
import { Trans, useLingui } from '@lingui/react/macro';
import { Share2 } from 'lucide-react';
import { sheetNames } from '../../i18n/items/sheet-names.ts';
import { BranchFilter } from '../../lists/filters/address-filters.tsx';
import { PaperLanguageChoice, usePaperLanguage } from '../../lists/papers/paper-language.tsx';
import { usePaperWords } from '../../lists/papers/paper-words.ts';
import { useIdParameter } from '../../navigation/use-address.ts';
import { changeAddress } from '../../navigation/place.ts';
import { sheetKinds, useKitchen, useKitchenDays, useSheetKind } from './kitchen-data.ts';
import { KitchenPaper, type KitchenPaperProps } from './kitchen-paper.tsx';
import { PrintButton } from './print-button.tsx';
import { useShare } from '#browser/use-share.ts';
import { sheetText } from './sheet-text.ts';

export function KitchenScreen() {
  const { t } = useLingui();
  return (
    <Page title={t`Kitchen`}>
      <Stack space="large">
        <KitchenChoices />
        <Paper />
      </Stack>
    </Page>
  );
}

function KitchenChoices() {
  const { t, i18n } = useLingui();
  const { kind, choose } = useSheetKind();
  const days = useKitchenDays();
  return (
    <Stack>
      <SegmentedControl
        aria-label={t`Paper`}
        items={sheetKinds.map((id) => ({ id, label: i18n._(sheetNames[id]) }))}
        value={kind}
        onChange={(next) => choose(next === 'kitchen' ? null : next)}
      />
      <Inline space="large">
        <DateRangePicker
          label={t`Days`}
          presets={['today', 'thisWeek']}
          value={days}
          onChange={(range) => changeAddress({ from: null, to: null, ...range, of: null })}
        />
        <BranchFilter />
        <PaperLanguageChoice />
      </Inline>
    </Stack>
  );
}

function Paper() {
  const { t } = useLingui();
  const { kind } = useSheetKind();
  const days = useKitchenDays();
  const of = useIdParameter('of').value;
  const { data, error, retry } = useKitchen();
  const { words, hasFailed, retry: bringWords } = usePaperWords(usePaperLanguage());
  const tooMany = useTooMany(error);
  if (tooMany !== null)
    return <EmptyState variant="no-data" title={tooMany.title} hint={tooMany.text} />;
  if (error && !data)
    return <EmptyState variant="error" title={t`Something went wrong`} onRetry={retry} />;
  if (hasFailed)
    return <EmptyState variant="error" title={t`Something went wrong`} onRetry={bringWords} />;
  if (!data || !words) return <Skeleton shape="card" count={2} label={t`Loading events`} />;
  const events = data.events.filter(({ id }) => of === null || id === of);
  const answer = of === null ? data : { ...data, totals: events };
  if (events.length === 0) return <EmptyState variant="no-data" title={t`No events`} />;
  return (
    <Stack>
      <Inline>
        <PrintButton kind={kind} events={events} />
        <ShareButton {...{ kind, days, events, words, answer }} />
        {of !== null && <AllEvents />}
      </Inline>
      <KitchenPaper {...{ kind, days, events, words, answer }} />
    </Stack>
  );
}

function useTooMany(error: ApiError | undefined) {
  const { t } = useLingui();
  const field = (['to', 'branchId', 'from'] as const).find((name) => error?.errors?.[name]);
  if (error?.code !== 'VALIDATION' || field === undefined) return null;
  const texts = {
    to: t`Choose fewer days.`,
    branchId: t`Choose a branch.`,
    from: t`Open the kitchen sheet of each event, from the event.`,
  };
  return { title: t`These are more than the 200 events of one paper`, text: texts[field] };
}

function AllEvents() {
  const { choose } = useIdParameter('of');
  return (
    <Button variant="quiet" onPress={() => choose(null)}>
      <Trans>All events of these days</Trans>
    </Button>
  );
}

function ShareButton(paper: KitchenPaperProps) {
  const share = useShare();
  return (
    <Button
      variant="soft"
      icon={<Share2 aria-hidden />}
      onPress={() => void share(sheetText(paper))}
    >
      <Trans>Share</Trans>
    </Button>
  );
}
