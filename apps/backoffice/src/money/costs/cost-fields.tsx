// D129
import type { Schemas } from '@digis/api-client/contract';
import { ComboBox, Disclosure, IconButton, Inline, Select, Stack } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useRead } from '../../api/hooks.ts';
import { useAtRest } from '../../browser/use-at-rest.ts';
import type { FormStore } from '../../forms/form-store.ts';
import { useField } from '../../forms/use-field.ts';
import { wordsOf } from '../../navigation/use-address.ts';
import { costFacts, type CostValues } from './cost-values.ts';
import { useCategoryItems, useTaggedEventWords } from './cost-words.ts';

type TaggedEvent = Schemas['TaggedEvent'];

interface CostFieldsProps<Values extends CostValues> {
  readonly store: FormStore<Values>;
  /**
   * The branch whose events are offered.
   * @default the user's own
   */
  readonly branchId?: number | undefined;
}

export function FoldedCostFields<Values extends CostValues>(props: CostFieldsProps<Values>) {
  const { t } = useLingui();
  const { store } = props;
  const hasFault = [useField(store, 'eventId'), useField(store, 'category')].some(
    ({ errorMessage, value }) => errorMessage !== undefined || value !== null,
  );
  const [isOpen, setOpen] = useState(hasFault);
  return (
    <Disclosure
      title={t`Which event was it for?`}
      isLazy
      isExpanded={isOpen || hasFault}
      onExpandedChange={setOpen}
    >
      <CostFields {...props} />
    </Disclosure>
  );
}

export function CostFields<Values extends CostValues>({
  store,
  branchId,
}: CostFieldsProps<Values>) {
  const { i18n } = useLingui();
  const items = useCategoryItems();
  const { value, ...category } = useField(store, 'category');
  return (
    <Stack space="small">
      <EventField store={store} branchId={branchId} />
      <Select label={i18n._(costFacts.labels.category)} items={items} value={value} {...category} />
    </Stack>
  );
}

function useOffered(typed: string, branchId: number | undefined) {
  const q = useAtRest(wordsOf(typed) ?? '');
  return useRead('/cost-events', {
    query: { ...(q !== '' && { q }), ...(branchId !== undefined && { branchId }) },
    pick: ({ events }) => events,
  });
}

function EventField<Values extends CostValues>({ store, branchId }: CostFieldsProps<Values>) {
  const { t, i18n } = useLingui();
  const wordsOfEvent = useTaggedEventWords();
  const { value: chosen, onChange, ...field } = useField(store, 'eventId');
  const [typed, setTyped] = useState('');
  const [timesEmptied, setTimesEmptied] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (timesEmptied > 0) input.current?.focus();
  }, [timesEmptied]);
  const empty = () => {
    onChange(null);
    setTyped('');
    setTimesEmptied(timesEmptied + 1);
  };
  const words = chosen === null ? '' : wordsOfEvent(chosen);
  const { data: found = [], isLoading } = useOffered(typed === words ? '' : typed, branchId);
  const events = withChosen(found, chosen);
  return (
    <Inline align="end" space="xsmall">
      <ComboBox
        {...field}
        key={timesEmptied}
        ref={input}
        label={i18n._(costFacts.labels.eventId)}
        {...(chosen === null && { description: t`Type the client's name` })}
        items={events.map((event) => ({ id: event.id, label: wordsOfEvent(event), event }))}
        onInputChange={setTyped}
        isLoading={isLoading}
        noMatchText={t`No event of this branch matches`}
        value={chosen?.id ?? null}
        onChange={(_id, item) => onChange(item?.event ?? null)}
      />
      {chosen !== null && (
        <IconButton aria-label={t`No event`} onPress={empty}>
          <X aria-hidden />
        </IconButton>
      )}
    </Inline>
  );
}

const withChosen = (
  found: readonly TaggedEvent[],
  chosen: TaggedEvent | null,
): readonly TaggedEvent[] =>
  chosen === null || found.some(({ id }) => id === chosen.id) ? found : [chosen, ...found];
