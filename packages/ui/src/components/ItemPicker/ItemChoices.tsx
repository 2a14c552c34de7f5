/** A searchable list of checkboxes; chosen items stay chosen when a search hides them. */
import { type Ref, useState } from 'react';
import { useKitStrings } from '../../theme/kit-context.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { announce } from '../private/announce.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { itemsFound, type PickItem } from './item-search.ts';
import { choices } from './ItemPicker.css.ts';

const ASK_ABOVE = 5;

export interface ItemChoicesProps<Id extends string | number> {
  ref?: Ref<HTMLInputElement>;
  label: string;
  items: readonly PickItem<Id>[];
  value: readonly Id[];
  onChange: (value: readonly Id[]) => void;
  isDisabled?: boolean;
}

export function ItemChoices<Id extends string | number>(props: ItemChoicesProps<Id>) {
  const { ref, label, items, value, onChange, isDisabled } = props;
  const strings = useKitStrings();
  const [search, setSearch] = useState('');
  const found = itemsFound(items, search);
  const ticked = new Set(value);

  function handleSearch(text: string) {
    setSearch(text);
    announce(strings.itemsMatch(itemsFound(items, text).length));
  }
  const tick = (id: Id, isTicked: boolean) =>
    onChange(isTicked ? [...value, id] : value.filter((other) => other !== id));

  return (
    <Stack>
      <TextField
        ref={ref}
        type="search"
        label={strings.search}
        value={search}
        onChange={handleSearch}
        isDisabled={isDisabled}
      />
      <Tools {...{ found, value, onChange, isDisabled }} isAll={found.length === items.length} />
      <div role="group" aria-label={label} className={choices}>
        {found.map(({ id, label: name, hint, state }) => (
          <Checkbox
            key={id}
            isSelected={ticked.has(id)}
            onChange={(isTicked) => tick(id, isTicked)}
            isDisabled={isDisabled}
          >
            <span>
              {name}
              {state && (
                <>
                  {' '}
                  <Badge tone={state.tone}>{state.label}</Badge>
                </>
              )}
              {hint && (
                <>
                  {' '}
                  <Text as="span" size="small" tone="muted">
                    {!state && '· '}
                    {hint}
                  </Text>
                </>
              )}
            </span>
          </Checkbox>
        ))}
      </div>
      {found.length === 0 && <EmptyState variant={search === '' ? 'no-data' : 'no-match'} />}
    </Stack>
  );
}

interface ToolsProps<Id extends string | number> extends Pick<
  ItemChoicesProps<Id>,
  'value' | 'onChange' | 'isDisabled'
> {
  found: readonly PickItem<Id>[];
  isAll: boolean;
}

function Tools<Id extends string | number>(props: ToolsProps<Id>) {
  const { found, isAll, value, onChange, isDisabled } = props;
  const strings = useKitStrings();
  const [isAsking, setIsAsking] = useState(false);
  const tickFound = () => onChange([...new Set([...value, ...found.map((item) => item.id)])]);
  const reset = () => (value.length > ASK_ABOVE ? setIsAsking(true) : onChange([]));

  return (
    <Inline justify="between">
      <Text size="small" tone="muted">
        {strings.itemsSelected(value.length)}
      </Text>
      <Inline>
        <Button
          size="small"
          variant="quiet"
          onPress={tickFound}
          isDisabled={isDisabled || found.length === 0}
        >
          {isAll ? strings.selectAll : strings.selectShown}
        </Button>
        <Button
          size="small"
          variant="quiet"
          tone="neutral"
          onPress={reset}
          isDisabled={isDisabled || value.length === 0}
        >
          {strings.reset}
        </Button>
      </Inline>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        message={strings.resetItemsQuestion(value.length)}
        onConfirm={() => onChange([])}
      />
    </Inline>
  );
}
