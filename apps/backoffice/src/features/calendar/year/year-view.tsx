import type { IsoDate } from '@digis/ethio-date';
import { MainAside, MonthLegend, Page, Stack, YearCalendar } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { useRead } from '#api/hooks.ts';
import { useDayFacts } from '#api/queries/day-facts.ts';
import { useToday } from '#browser/use-today.ts';
import { useDayRoomWords } from '#i18n/day-room-words.tsx';
import { addressOf } from '#navigation/use-address.ts';
import { openDay } from '#navigation/dialog-acts.ts';
import { ScheduleButton } from '#navigation/schedule-button.tsx';
import { BranchChoice, useChosenBranch } from './branch-choice.tsx';
import { FindDay } from './find-day.tsx';
import { firstDay, lastDay, monthNote, yearDay, yearOf } from './year-days.ts';

export function YearView() {
  const { t } = useLingui();
  const { today } = useToday();
  const [focusedDate, setFocusedDate] = useState<IsoDate>(today);
  const branch = useChosenBranch();
  const year = yearOf(focusedDate);
  const factsOf = useDayFacts();
  const roomWords = useDayRoomWords();
  const { data, error, isLoading, retry } = useRead('/days', {
    query: {
      from: firstDay(year),
      to: lastDay(year),
      ...(branch.id !== null && { branchId: Number(branch.id) }),
    },
    pick: ({ days }) => days,
  });
  const loads = useMemo(() => new Map(data?.map((load) => [load.date, load])), [data]);
  return (
    <Page
      title={t`The year`}
      back={{ label: t`Back to the month`, href: addressOf({}) }}
      action={<ScheduleButton />}
    >
      <MainAside aside={<FindDay branch={branch.id} />}>
        <Stack space="small">
          <YearCalendar
            focusedDate={focusedDate}
            onFocusedDateChange={setFocusedDate}
            today={today}
            isLoading={isLoading}
            errorMessage={error && t`The days could not be loaded`}
            onRetry={retry}
            getDay={(day) => yearDay(loads.get(day), factsOf(day), roomWords)}
            getMonthNote={(of, month) => monthNote(of, month, factsOf)}
            onDayPress={openDay}
            action={<BranchChoice {...branch} />}
          />
          <MonthLegend
            aria-label={t`What the signs mean`}
            entries={[
              { sign: { text: '■' }, words: t`the stronger the colour, the fuller` },
              { sign: { text: '□' }, words: t`day only kept` },
              { sign: { text: '_' }, words: t`holiday` },
            ]}
          />
        </Stack>
      </MainAside>
    </Page>
  );
}
