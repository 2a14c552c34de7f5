import { Button, Card, Inline, Notice, Stack, Text } from '@digis/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { useAddress } from '#navigation/use-address.ts';
import { closeDialog, openDialog } from '#navigation/dialog-acts.ts';
import type { CellText } from './cell-text.ts';
import { editsOf, type FaultGroup, faultGroups, missingDishes } from './fault-groups.ts';
import { MendDialog } from './mend-dialog.tsx';
import { useFaultWords } from './outcome-words.ts';
import type { DishCreation } from './use-create-dishes.ts';
import type { RowsState } from './use-rows.ts';

interface MendColumnsProps {
  readonly state: RowsState;
  readonly creation: DishCreation;
  readonly textOf: CellText;
}

export function MendColumns({ state, creation, textOf }: MendColumnsProps) {
  const { t } = useLingui();
  const { dialog, id } = useAddress();
  const rows = useSettledRows(state);
  const { groups, dishes } = useMemo(() => {
    const refused = rows.filter(({ fate }) => fate === 'refused');
    return { groups: faultGroups(refused, textOf), dishes: missingDishes(refused) };
  }, [rows, textOf]);
  const open = dialog === 'mend' && id !== null ? groups[id - 1] : undefined;
  if (groups.length === 0 && dishes.size === 0) return null;
  return (
    <Card title={t`Mend many rows at once`}>
      <Stack>
        {dishes.size > 0 && (
          <MissingDishes dishes={dishes} creation={creation} onCreated={state.checkAgain} />
        )}
        {groups.map((group, at) => (
          <GroupLine
            key={group.id}
            group={group}
            isDisabled={!state.isReady}
            onOpen={() => openDialog('mend', at + 1)}
          />
        ))}
        {open && (
          <MendDialog
            group={open}
            key={open.id}
            onMend={(words) => state.fix(editsOf(open, words, textOf))}
            onClose={closeDialog}
          />
        )}
      </Stack>
    </Card>
  );
}

/**
 * Rows of the last complete check: groups that grow with each piece would move under the pointer.
 */
function useSettledRows({ rows, isReady }: RowsState) {
  const [settled, setSettled] = useState(rows);
  if (isReady && settled !== rows) setSettled(rows);
  return settled;
}

const SHOWN = 3;

interface GroupLineProps {
  readonly group: FaultGroup;
  readonly isDisabled: boolean;
  readonly onOpen: () => void;
}

function GroupLine({ group, isDisabled, onOpen }: GroupLineProps) {
  const { t, i18n } = useLingui();
  const faultWords = useFaultWords();
  const { field, fault, rows, texts } = group;
  const label = i18n._(field.label);
  const shown = texts.slice(0, SHOWN).map((text) => (text === '' ? t`Empty cells` : `“${text}”`));
  const more = texts.length > SHOWN ? ' …' : '';
  return (
    <Inline>
      <Text>
        {`${label} · ${shown.join(', ')}${more} · ${faultWords(fault)} `}
        <Plural value={rows.length} one="# row" other="# rows" />
      </Text>
      <Button
        size="small"
        variant="soft"
        isDisabled={isDisabled}
        aria-label={t`Mend the column: ${label}`}
        onPress={onOpen}
      >
        <Trans>Mend the column</Trans>
      </Button>
    </Inline>
  );
}

interface MissingDishesProps {
  readonly dishes: ReadonlyMap<string, readonly number[]>;
  readonly creation: DishCreation;
  readonly onCreated: (rows: readonly number[]) => void;
}

function MissingDishes({ dishes, creation, onCreated }: MissingDishesProps) {
  const { isBusy, createDishes } = creation;
  const names = [...dishes.keys()];
  const rows = [...new Set([...dishes.values()].flat())];
  const create = async () => {
    if (await createDishes(names)) onCreated(rows);
  };
  return (
    <Notice
      tone="caution"
      action={
        <Button size="small" variant="soft" isPending={isBusy} onPress={() => void create()}>
          <Plural value={names.length} one="Create # dish" other="Create these # dishes" />
        </Button>
      }
    >
      <Trans>Dishes that are not in the book: {names.join(', ')}</Trans>
    </Notice>
  );
}
