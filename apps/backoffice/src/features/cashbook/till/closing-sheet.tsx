import {
  Birr,
  DateText,
  DescriptionList,
  Grid,
  PrintSheet,
  SignatureLines,
  Stack,
  Text,
  TimeText,
} from '@digis/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { nameOfUser } from '#api/user-name.ts';
import { timeOf } from '#lists/instant-text.tsx';
import { keyOfPlace } from './close-form.ts';
import type { Close, ClosedPlace } from './till-data.ts';
import { PaperHead } from '#lists/papers/paper-head.tsx';
import { CountOnPaper } from './till-paper.tsx';

const words = {
  title: msg`Closing sheet`,
  number: msg`No.`,
  box: msg`Cash box`,
  opening: msg`Opening balance`,
  came_in: msg`In`,
  went_out: msg`Out`,
  moved: msg`Transfers`,
  book: msg`The book says`,
  counted: msg`Counted`,
  difference: msg`Difference`,
  booked: msg`Booked as no.`,
  notes: msg`Notes and coins`,
  seen: msg`Entries seen on the statement`,
  remark: msg`Remark`,
  later: msg`Booked that day after the close: no.`,
  closedBy: msg`Closed by: name, signature`,
  receivedBy: msg`Received by: name, signature`,
};

interface ClosingSheetProps {
  readonly close: Close;
  readonly say: (words: MessageDescriptor) => string;
}

export function ClosingSheet({ close, say }: ClosingSheetProps) {
  const { places, remark, later = [] } = close;
  const laterNumbers = later.flatMap(({ book_no }) => book_no ?? []).join(', ');
  return (
    <PrintSheet
      head={<SheetHead close={close} say={say} />}
      blocks={places.map((place) => ({
        id: keyOfPlace(place),
        label: place.place?.name ?? say(words.box),
        content: <PlaceBlock place={place} say={say} />,
      }))}
      foot={
        <Stack>
          {remark !== undefined && remark !== '' && (
            <Text>{`${say(words.remark)}: ${remark}`}</Text>
          )}
          {laterNumbers !== '' && <Text size="small">{`${say(words.later)} ${laterNumbers}`}</Text>}
          <SignatureLines labels={[say(words.closedBy), say(words.receivedBy)]} />
        </Stack>
      }
    />
  );
}

function SheetHead({ close, say }: ClosingSheetProps) {
  const { branch, number, day, createdAt } = close;
  return (
    <PaperHead branch={branch?.name} title={say(words.title)}>
      <Text size="small" isNumeric>{`${say(words.number)} ${number ?? ''}`}</Text>
      <Text size="small">
        <DateText value={day} format="full" />
      </Text>
      {createdAt !== undefined && (
        <Text size="small">
          <TimeText value={timeOf(createdAt)} /> · {nameOfUser(close)}
        </Text>
      )}
    </PaperHead>
  );
}

const figures = [
  'opening',
  'came_in',
  'went_out',
  'moved',
  'book',
  'counted',
  'difference',
] as const;
const strong: readonly (typeof figures)[number][] = ['book', 'counted', 'difference'];

interface PlaceBlockProps extends Pick<ClosingSheetProps, 'say'> {
  readonly place: ClosedPlace;
}

function PlaceBlock({ place, say }: PlaceBlockProps) {
  const { notes = [], coins, booked, seen = [] } = place;
  const name = place.place?.name ?? say(words.box);
  return (
    <Stack space="small">
      <Text isStrong>{name}</Text>
      <Grid>
        <DescriptionList
          layout="rows"
          items={figures.flatMap((figure) => {
            const sum = place[figure];
            if (sum === undefined) return [];
            const value = <Birr value={sum} sign={figure === 'difference' ? 'always' : 'auto'} />;
            return [{ label: say(words[figure]), value, isStrong: strong.includes(figure) }];
          })}
        />
        {notes.length > 0 && <CountOnPaper label={say(words.notes)} notes={notes} coins={coins} />}
      </Grid>
      {booked?.book_no !== undefined && (
        <Text size="small">{`${say(words.booked)} ${booked.book_no}`}</Text>
      )}
      {seen.length > 0 && <Text size="small">{`${say(words.seen)}: ${seen.length}`}</Text>}
    </Stack>
  );
}
