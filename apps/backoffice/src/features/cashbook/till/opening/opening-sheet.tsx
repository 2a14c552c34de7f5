import {
  Birr,
  DateText,
  DescriptionList,
  PrintSheet,
  SignatureLines,
  Stack,
  Text,
} from '@digis/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { nameOfUser } from '#api/user-name.ts';
import { PaperHead } from '#lists/papers/paper-head.tsx';
import { CountOnPaper } from '../till-paper.tsx';
import type { Opening } from './opening-data.ts';

type Line = Opening['lines'][number];

const words = {
  title: msg`Opening figures`,
  box: msg`Cash box`,
  notes: msg`Notes and coins`,
  balance: msg`Balance`,
  petty: msg`Petty Cash`,
  owed: msg`Owed`,
  received: msg`Received for events`,
  begins: msg`The branch begins with`,
  remark: msg`Remark`,
  enteredBy: msg`Entered by: name, signature`,
  checkedBy: msg`Checked by: name, signature`,
};

const groups: readonly { readonly kind: Line['kind']; readonly title: MessageDescriptor }[] = [
  { kind: 'money', title: msg`Money` },
  { kind: 'petty', title: msg`Petty Cash` },
  { kind: 'vendor', title: msg`Owed to vendors` },
  { kind: 'employee', title: msg`Owed to employees` },
  { kind: 'event', title: msg`Received for events` },
];

interface OpeningSheetProps {
  readonly opening: Opening;
  readonly say: (words: MessageDescriptor) => string;
}

export function OpeningSheet({ opening, say }: OpeningSheetProps) {
  const { lines, balance, petty, owed, received, opening: begins, remark } = opening;
  const birr = (value: number) => <Birr value={value} />;
  return (
    <PrintSheet
      head={<SheetHead opening={opening} say={say} />}
      blocks={groups.flatMap(({ kind, title }) => {
        const own = lines.filter((line) => line.kind === kind);
        if (own.length === 0) return [];
        const content = <Group title={say(title)} lines={own} say={say} />;
        return [{ id: kind, label: say(title), content }];
      })}
      foot={
        <Stack>
          <DescriptionList
            layout="rows"
            items={[
              { label: say(words.balance), value: birr(balance) },
              { label: say(words.petty), value: birr(petty) },
              { label: say(words.owed), value: birr(owed) },
              { label: say(words.received), value: birr(received) },
              { label: say(words.begins), value: birr(begins), isStrong: true },
            ]}
          />
          {remark !== undefined && <Text>{`${say(words.remark)}: ${remark}`}</Text>}
          <SignatureLines labels={[say(words.enteredBy), say(words.checkedBy)]} />
        </Stack>
      }
    />
  );
}

function SheetHead({ opening, say }: OpeningSheetProps) {
  const { branch, dated } = opening;
  return (
    <PaperHead branch={branch.name} title={say(words.title)}>
      <Text size="small">
        <DateText value={dated} format="full" />
      </Text>
      <Text size="small">{nameOfUser(opening)}</Text>
    </PaperHead>
  );
}

interface GroupProps extends Pick<OpeningSheetProps, 'say'> {
  readonly title: string;
  readonly lines: readonly Line[];
}

function Group({ title, lines, say }: GroupProps) {
  return (
    <Stack space="small">
      <Text isStrong>{title}</Text>
      <DescriptionList
        layout="rows"
        items={lines.map(({ kind, name, place, event_date: day, amount }) => ({
          label:
            kind === 'money' ? (
              (place?.name ?? say(words.box))
            ) : (
              <>
                {name}
                {day !== undefined && (
                  <>
                    {' · '}
                    <DateText value={day.slice(0, 10)} />
                  </>
                )}
              </>
            ),
          value: <Birr value={amount} />,
        }))}
      />
      {lines.flatMap(({ notes, place }) =>
        notes === undefined
          ? []
          : [<CountOnPaper key={place?.id ?? 0} label={say(words.notes)} notes={notes} />],
      )}
    </Stack>
  );
}
