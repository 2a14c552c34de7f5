import type { Schemas } from '@digis/api-client/contract';
import { formatCount } from '@digis/domain';
import { Inline, PrintSheet, Stack, Text } from '@digis/ui';
import { useDayFacts } from '../../api/queries/day-facts.ts';
import { useUser } from '../../auth/user.tsx';
import { sheetNames } from '../../i18n/items/sheet-names.ts';
import { type PaperWords, paperDay } from '../../lists/papers/paper-words.ts';
import { PrintedBy } from '../../lists/papers/printed-by.tsx';
import { AmountList } from './amount-list.tsx';
import type { KitchenEvent, SheetKind } from './kitchen-data.ts';
import { KitchenEventBlock } from './kitchen-event.tsx';
import { totalsOn, paperWords } from './kitchen-words.ts';
import { LoadEventBlock } from './load-event.tsx';

export interface KitchenPaperProps {
  readonly kind: SheetKind;
  readonly days: { readonly from: string; readonly to: string };
  readonly answer: Schemas['KitchenAnswer'];
  readonly events: readonly KitchenEvent[];
  readonly words: PaperWords;
}

export function KitchenPaper(props: KitchenPaperProps) {
  const { kind } = props;
  const isOfEvents = kind === 'kitchen' || kind === 'load';
  return (
    <PrintSheet
      head={<PaperHead {...props} />}
      blocks={[...(isOfEvents ? blocksOfEvents(props) : []), ...blocksOfTotals(props)]}
    />
  );
}

function blocksOfEvents({ kind, events, words }: KitchenPaperProps) {
  const Block = kind === 'load' ? LoadEventBlock : KitchenEventBlock;
  return events.map((event) => ({
    id: event.id,
    label: event.client,
    content: <Block event={event} words={words} />,
  }));
}

function blocksOfTotals({ kind, events, answer, words }: KitchenPaperProps) {
  if (kind === 'load' || (kind === 'kitchen' && events.length < 2)) return [];
  const title = kind === 'kitchen' ? paperWords.totals : sheetNames[kind];
  const totals = totalsOn(kind, answer);
  if (totals.length === 0) {
    const nothing = words.tell(paperWords.nothing);
    return [{ id: 'nothing', label: nothing, content: <Text>{nothing}</Text> }];
  }
  return totals.map(({ branch, items }) => {
    const label = `${words.tell(title)} · ${branch.name}`;
    return {
      id: `branch ${branch.id}`,
      label,
      content: (
        <Stack space="xsmall">
          <Text isStrong>{label}</Text>
          <AmountList items={items} words={words} />
        </Stack>
      ),
    };
  });
}

function PaperHead({ kind, days, answer, events, words }: KitchenPaperProps) {
  const { tell, languages } = words;
  const { tenant } = useUser();
  const facts = useDayFacts()(days.from)?.words;
  const branches = [...new Set(events.map(({ branch }) => branch.name))];
  const isOneDay = days.from === days.to;
  const guests = events.reduce((sum, { people, plates }) => sum + people + plates, 0);
  const said = [
    `${tell(paperWords.events)}: ${formatCount(events.length)}`,
    `${tell(paperWords.guests)}: ${formatCount(guests)}`,
    ...(isOneDay && facts !== undefined ? [facts] : []),
    `+ ${answer.buffer} % ${tell(paperWords.buffer)}`,
  ];
  return (
    <Stack space="xxsmall">
      <Inline justify="between">
        <Text isStrong>{[tell(sheetNames[kind]), tenant.short_name, ...branches].join(' · ')}</Text>
        <Text isStrong>
          {paperDay(days.from, languages)}
          {!isOneDay && ` – ${paperDay(days.to, languages)}`}
        </Text>
      </Inline>
      <Inline justify="between">
        <Text size="small">{said.join(' · ')}</Text>
        <PrintedBy label={tell(paperWords.printed)} />
      </Inline>
    </Stack>
  );
}
