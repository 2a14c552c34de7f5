/** The permissions of a user as checkboxes, by group. */
import { soundsWithin } from '@digis/domain';
import { type Ref, useState } from 'react';
import { type CommonProps, type FieldFocus, rootProps } from '../private/common-props.ts';
import { focusEvents } from '../private/field/focus-events.ts';
import { useKitStrings } from '../../theme/kit-context.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Notice } from '../Notice/Notice.tsx';
import type { FieldValue } from '../private/field/field-props.ts';
import { useFieldValue } from '../private/field/use-field-value.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { type PermissionGroup, unknownOf, withRequired } from './permission-groups.ts';
import { PermissionGroupBoxes } from './PermissionGroupBoxes.tsx';

export interface PermissionChecklistProps
  extends FieldValue<readonly string[]>, CommonProps, FieldFocus {
  /** Of its search. */
  ref?: Ref<HTMLInputElement>;
  groups: readonly PermissionGroup[];
  /** The present permissions, to show how many will be added and removed. */
  savedValue?: readonly string[];
  isReadOnly?: boolean;
}

const none: readonly string[] = [];

/** Selecting a permission selects those it needs, and announces it; none is deselected automatically. */
export function PermissionChecklist({ ref, ...props }: PermissionChecklistProps) {
  const { groups, savedValue, isReadOnly } = props;
  const strings = useKitStrings();
  const [value, setValue] = useFieldValue(props, none);
  const [search, setSearch] = useState('');
  const [brought, setBrought] = useState(none);
  const permissions = groups.flatMap(({ items }) => items);
  const nameOf = (id: string) => permissions.find((item) => item.id === id)?.label ?? id;
  const unknown = unknownOf(permissions, savedValue ?? value).map((id) => ({ id, label: id }));
  const other = { id: 'unknown', label: strings.otherPermissions, items: unknown };
  const shown = matching(unknown.length > 0 ? [...groups, other] : groups, search);

  function tick(ids: readonly string[], isTicked: boolean) {
    const wanted = isTicked
      ? [...new Set([...value, ...ids])]
      : value.filter((id) => !ids.includes(id));
    const next = isTicked ? withRequired(permissions, wanted) : wanted;
    setBrought(next.filter((id) => !wanted.includes(id)));
    setValue(next);
  }

  return (
    <div {...rootProps(props)} {...focusEvents(props)}>
      <Stack>
        <TextField
          ref={ref}
          type="search"
          label={strings.search}
          value={search}
          onChange={setSearch}
        />
        {shown.map((group) => (
          <PermissionGroupBoxes
            key={group.id}
            {...group}
            {...{ value, nameOf, isReadOnly }}
            onTick={tick}
          />
        ))}
        {shown.length === 0 && <EmptyState variant="no-match" />}
        {brought.length > 0 && (
          <Notice isLive>{strings.alsoAdded(brought.map(nameOf).join(strings.comma))}</Notice>
        )}
        {savedValue && <Text isNumeric>{changes(strings.changedBy, savedValue, value)}</Text>}
      </Stack>
    </div>
  );
}

/** The groups with the permissions that a search finds; a group without any is left out. */
function matching(groups: readonly PermissionGroup[], search: string): PermissionGroup[] {
  return groups
    .map((group) => ({
      ...group,
      items: group.items.filter(({ label }) => soundsWithin(label, search)),
    }))
    .filter(({ items }) => items.length > 0);
}

const changes = (
  say: (added: number, removed: number) => string,
  before: readonly string[],
  after: readonly string[],
) =>
  say(
    after.filter((id) => !before.includes(id)).length,
    before.filter((id) => !after.includes(id)).length,
  );
