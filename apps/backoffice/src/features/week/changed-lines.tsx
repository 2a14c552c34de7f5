import { Birr, DateText, type Description } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { nameOfUser } from '../../api/user-name.ts';
import { useReasonInWords } from '../../i18n/labels/correction-reason-labels.ts';
import { dayOf } from '../../lists/instant-text.tsx';
import { usePlaceName } from '../../money/places/place-words.ts';
import { useWeekAddresses } from './week-addresses.ts';
import type { Review } from './week-data.ts';
import { WeekLine } from './week-line.tsx';

interface By {
  readonly username?: string;
  readonly full_name?: string;
}

function detailOf(by: By, day: string, more = ''): ReactNode {
  const name = nameOfUser(by);
  return (
    <>
      {name !== undefined && `${name} · `}
      <DateText value={day} format="day" only="ethiopic" />
      {more !== '' && ` · ${more}`}
    </>
  );
}

export function useChangedLines(): (review: Review) => readonly Description[] {
  const { t } = useLingui();
  const correctedLine = useCorrectedLine();
  const placeName = usePlaceName();
  const addresses = useWeekAddresses();
  const afterTheFeast = useAfterTheFeast();
  return ({ corrected, deleted = [], discounted = [], counted, ...review }) => [
    ...counted.map(({ id, branch, day, place, difference, ...by }) => {
      const name = placeName(place);
      return {
        label: (
          <WeekLine
            name={difference < 0 ? t`${name} counted short` : t`${name} counted over`}
            href={addresses.close(id, branch)}
            detail={detailOf(by, day)}
          />
        ),
        value: <Birr value={difference} />,
      };
    }),
    ...deleted.map(({ event, branch, refund, at, ...by }) => ({
      label: (
        <WeekLine
          name={t`Deleted: ${event.name}`}
          href={addresses.deleted(branch)}
          detail={detailOf(by, dayOf(at))}
        />
      ),
      value:
        refund === 0 ? (
          t`No refund`
        ) : (
          <Trans>
            Refund <Birr value={refund} />
          </Trans>
        ),
    })),
    ...discounted.map(({ event, discount, at, ...by }) => ({
      label: (
        <WeekLine
          name={t`Discount: ${event.name}`}
          href={addresses.event(event)}
          detail={detailOf(by, dayOf(at))}
        />
      ),
      value: <Birr value={-discount} />,
    })),
    ...afterTheFeast(review),
    ...corrected.map(correctedLine),
  ];
}

/** D130, D171 */
function useAfterTheFeast(): (
  review: Pick<Review, 'lowered' | 'certificates'>,
) => readonly Description[] {
  const { t } = useLingui();
  const addresses = useWeekAddresses();
  return ({ lowered = [], certificates = [] }) => [
    ...lowered.map(({ event, before, after, at, ...by }) => ({
      label: (
        <WeekLine
          name={t`Total lowered after the event: ${event.name}`}
          href={addresses.event(event)}
          detail={detailOf(by, dayOf(at))}
        />
      ),
      value: (
        <>
          <Birr value={before} /> → <Birr value={after} />
        </>
      ),
    })),
    ...certificates.map(({ event, amount, certificate_no, entered_by, at, ...by }) => ({
      label: (
        <WeekLine
          name={t`Certificate ${certificate_no}: ${event.name}`}
          href={addresses.event(event)}
          detail={detailOf(by, dayOf(at), t`brought by ${entered_by}`)}
        />
      ),
      value: <Birr value={amount} />,
    })),
  ];
}

function useCorrectedLine(): (row: Review['corrected'][number]) => Description {
  const { t } = useLingui();
  const reasonInWords = useReasonInWords();
  const addresses = useWeekAddresses();
  return ({ entry, branch, remark, before, after, reason, at, ...by }) => ({
    label: (
      <WeekLine
        name={remark === '' ? t`Corrected` : t`Corrected: ${remark}`}
        href={entry && addresses.entry(entry.id, branch)}
        detail={detailOf(by, dayOf(at), reasonInWords(reason))}
      />
    ),
    value: (
      <>
        <Birr value={before} /> → <Birr value={after} />
      </>
    ),
  });
}
