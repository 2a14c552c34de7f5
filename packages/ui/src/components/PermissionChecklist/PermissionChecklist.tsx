/** The permissions of a user as checkboxes, by group. */
import { soundsWithin } from '@digis/domain';
import { type Ref, useState, useId } from 'react';
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
import {
  type PermissionGroup,
  unknownOf,
  withRequired,
  type Permission,
} from './permission-groups.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { FieldGroup } from '../FieldGroup/FieldGroup.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { hint, item as itemStyle } from './PermissionChecklist.css.ts';

interface PermissionGroupBoxesProps {
  label: string;
  items: readonly Permission[];
  value: readonly string[];
  nameOf: (id: string) => string;
  isReadOnly: boolean | undefined;
  onTick: (ids: readonly string[], isTicked: boolean) => void;
}

function PermissionGroupBoxes(props: PermissionGroupBoxesProps) {
  const { label, items, value, nameOf, isReadOnly, onTick } = props;
  const strings = useKitStrings();
  const ids = items.map(({ id }) => id);
  const count = ids.filter((id) => value.includes(id)).length;
  return (
    <FieldGroup legend={`${label} · ${strings.countOf(count, ids.length)}`} layout="rows">
      <Checkbox
        isSelected={count === ids.length}
        isIndeterminate={count > 0 && count < ids.length}
        isReadOnly={isReadOnly}
        onChange={(isTicked) => onTick(ids, isTicked)}
      >
        {strings.selectAll}
      </Checkbox>
      <Grid>
        {items.map((permission) => (
          <Box
            key={permission.id}
            {...{ permission, nameOf, isReadOnly }}
            isSelected={value.includes(permission.id)}
            onChange={(isTicked) => onTick([permission.id], isTicked)}
          />
        ))}
      </Grid>
    </FieldGroup>
  );
}

interface BoxProps extends Pick<PermissionGroupBoxesProps, 'nameOf' | 'isReadOnly'> {
  permission: Permission;
  isSelected: boolean;
  onChange: (isTicked: boolean) => void;
}

function Box({ permission, nameOf, ...rest }: BoxProps) {
  const strings = useKitStrings();
  const id = useId();
  const { label, description, requires = [] } = permission;
  const needs = strings.needs(requires.map(nameOf).join(strings.comma));
  return (
    <div className={itemStyle}>
      <Checkbox {...rest} aria-describedby={id}>
        {label}
      </Checkbox>
      <span id={id} className={hint}>
        {description} {requires.length > 0 && needs}
      </span>
    </div>
  );
}

export interface PermissionChecklistProps
  extends FieldValue<readonly string[]>, CommonProps, FieldFocus {
  /** The search field of the list. */
  ref?: Ref<HTMLInputElement>;
  groups: readonly PermissionGroup[];
  /** The saved permissions, to count those added and removed since. */
  savedValue?: readonly string[];
  isReadOnly?: boolean;
}

const none: readonly string[] = [];

/**
 * Selecting a permission also selects those it requires, and announces them. Nothing is deselected
 * automatically.
 */
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
