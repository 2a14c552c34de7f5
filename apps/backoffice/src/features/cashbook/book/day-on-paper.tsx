import { toBirr, toSantim } from '@digis/domain';
import { addDaysIso } from '@digis/ethio-date';
import type { IsoDate } from '@digis/ethio-date';
import { Birr, DateText, DescriptionList, OnPaper, SignatureLines } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCan } from '#auth/user.tsx';
import { useToday } from '#browser/use-today.ts';
import { ListOnPaper } from '#lists/list-on-paper.tsx';
import { useCashBranch, useCashFigures } from '../cashbook-data.ts';
import { useCashFilter } from './cash-filter.ts';

function useDayAlone(): IsoDate | null {
  const { from, to, ...others } = useCashFilter();
  return from !== undefined && from === to && Object.keys(others).length === 0 ? from : null;
}

export function BookOnPaper() {
  const { t } = useLingui();
  const day = useDayAlone();
  return day === null ? <ListOnPaper title={t`Cashbook`} /> : <DayOnPaper day={day} />;
}

function DayOnPaper({ day }: { readonly day: IsoDate }) {
  const maySee = useCan()('Cashbook View Balance');
  // Loaded before the press, because printing does not wait.
  const sums = useDayBalance(day, maySee);
  return (
    <ListOnPaper
      title={
        <Trans>
          Book of <DateText value={day} format="full" />
        </Trans>
      }
    >
      {sums && <DayBalance {...sums} />}
    </ListOnPaper>
  );
}

interface DaySums {
  readonly opening: number;
  readonly totalIn: number;
  readonly totalOut: number;
  readonly closing: number;
}

function useDayBalance(day: IsoDate, maySee: boolean): DaySums | null {
  const { today } = useToday();
  const { query } = useCashBranch();
  const isOver = day < today;
  const after = { from: addDaysIso(day, 1), to: today };
  const { data: ofDay } = useCashFigures({ type: 'book', ...query, from: day, to: day }, maySee);
  const { data: since } = useCashFigures({ type: 'book', ...query, ...after }, maySee && isOver);
  const balance = ofDay?.status.balance;
  const { totalIn, totalOut } = ofDay?.totals ?? {};
  const moved = isOver ? since?.totals : { totalIn: 0, totalOut: 0 };
  if (balance === undefined || totalIn === undefined || totalOut === undefined || !moved)
    return null;
  const netOf = (sides: typeof moved) => toSantim(sides.totalIn) - toSantim(sides.totalOut);
  const closing = toSantim(balance) - netOf(moved);
  const opening = closing - netOf({ totalIn, totalOut });
  return { opening: toBirr(opening), totalIn, totalOut, closing: toBirr(closing) };
}

function DayBalance(sums: DaySums) {
  const { t } = useLingui();
  return (
    <DescriptionList
      items={[
        { label: t`Opening balance`, value: <Birr value={sums.opening} /> },
        { label: t`In`, value: <Birr value={sums.totalIn} /> },
        { label: t`Out`, value: <Birr value={sums.totalOut} /> },
        { label: t`Closing balance`, value: <Birr value={sums.closing} />, isStrong: true },
      ]}
    />
  );
}

export function DaySignatures() {
  const { t } = useLingui();
  const day = useDayAlone();
  const maySee = useCan()('Cashbook View Balance');
  if (day === null || !maySee) return null;
  return (
    <OnPaper>
      <SignatureLines labels={[t`Counted by: name, signature`, t`Received by: name, signature`]} />
    </OnPaper>
  );
}
