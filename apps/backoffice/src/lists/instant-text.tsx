import { DateText, Stack, TimeText } from '@digis/ui';
import type { DataColumn } from '@digis/ui';
import { formatEtDate, formatEthiopianTime, isoToEt, timeOfDay, todayIso } from '@digis/ethio-date';
import type { IsoDate, Time } from '@digis/ethio-date';
import { useLanguage } from '../i18n/language.ts';
import { addisMoment } from './files/export-values.ts';

export const dayOf = (instant: string): IsoDate => todayIso({ now: Date.parse(instant) });

export const timeOf = (instant: string): Time =>
  timeOfDay({ now: Date.parse(instant) }).slice(0, 5);

export function useInstantWords(): (instant: string) => string {
  const language = useLanguage();
  return (instant) =>
    [
      formatEtDate(isoToEt(dayOf(instant)), 'medium', language),
      formatEthiopianTime(timeOf(instant), language),
    ].join(' ');
}

export function InstantText({ value }: { readonly value: string }) {
  return (
    <Stack space="xxsmall">
      <DateText value={dayOf(value)} />
      <TimeText value={timeOf(value)} />
    </Stack>
  );
}

export const InstantLine = ({ value }: { readonly value: string }) => (
  <>
    <DateText value={dayOf(value)} /> <TimeText value={timeOf(value)} />
  </>
);

export const dateCreated = <Row extends { readonly createdAt?: string | undefined }>(
  header: string,
): DataColumn<Row> => ({
  id: 'createdAt',
  header,
  cell: ({ createdAt }) => (createdAt === undefined ? null : <DateText value={dayOf(createdAt)} />),
  exportValue: ({ createdAt }) => (createdAt === undefined ? null : addisMoment(createdAt)),
  exportAs: 'moment',
});
