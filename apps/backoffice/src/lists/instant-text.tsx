/** A moment the server wrote down, as the day and the time it was in Addis Ababa. */
import { DateText, Stack, TimeText } from '@digis/ui';
import type { DataColumn } from '@digis/ui';
import { timeOfDay, todayIso } from '@digis/ethio-date';
import type { IsoDate } from '@digis/ethio-date';

/** The day a moment belongs to. */
export const dayOf = (instant: string): IsoDate => todayIso({ now: Date.parse(instant) });

export function InstantText({ value }: { readonly value: string }) {
  const time = timeOfDay({ now: Date.parse(value) }).slice(0, 5);
  return (
    <Stack space="xxsmall">
      <DateText value={dayOf(value)} />
      <TimeText value={time} />
    </Stack>
  );
}

/** The column that says since when a row is there. */
export const dateCreated = <Row extends { readonly createdAt?: string | undefined }>(
  header: string,
): DataColumn<Row> => ({
  id: 'createdAt',
  header,
  cell: ({ createdAt }) => (createdAt === undefined ? null : <DateText value={dayOf(createdAt)} />),
  exportValue: ({ createdAt }) => createdAt ?? null,
});
