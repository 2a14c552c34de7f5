/** The checkboxes of one group, with one above them for all. */
import { useId } from 'react';
import { useKitStrings } from '../../theme/kit-context.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { FieldGroup } from '../FieldGroup/FieldGroup.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { hint, item as itemStyle } from './PermissionChecklist.css.ts';
import type { Permission } from './permission-groups.ts';

export interface PermissionGroupBoxesProps {
  label: string;
  items: readonly Permission[];
  value: readonly string[];
  /** The name of a permission by its id. */
  nameOf: (id: string) => string;
  isReadOnly: boolean | undefined;
  onTick: (ids: readonly string[], isTicked: boolean) => void;
}

export function PermissionGroupBoxes(props: PermissionGroupBoxesProps) {
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
