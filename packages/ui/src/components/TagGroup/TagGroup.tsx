/** Chosen options as chips that can be removed. */
import { X } from 'lucide-react';
import { Button, Label, Tag, TagGroup as AriaTagGroup, TagList } from 'react-aria-components';
import { type CommonProps, dataAttributes } from '../private/common-props.ts';
import { chip, chips, remove } from '../private/chip.css.ts';
import { field, label as labelStyle } from '../private/field/control.css.ts';
import type { FieldLabel } from '../private/field/field-props.ts';
import { withoutTwins } from '../private/unusable.ts';
import { emptyText as emptyStyle } from './TagGroup.css.ts';

export interface TagItem<Id extends string | number> {
  readonly id: Id;
  readonly label: string;
  readonly isDisabled?: boolean;
}

export type TagGroupProps<Id extends string | number> = FieldLabel &
  CommonProps & {
    items: readonly TagItem<Id>[];
    /**
     * Adds a remove button to each chip, and the Delete key. Without it the chips are read-only.
     */
    onRemove?: (id: Id) => void;
    emptyText?: string;
  };

/** To choose use `MultiSelect`, to filter a list `FilterChips`, for a state `Badge`. */
export function TagGroup<Id extends string | number>(props: TagGroupProps<Id>) {
  const { label, items: given, onRemove, emptyText, id, data, ...rest } = props;
  const items = withoutTwins(given);
  const removeAll = (keys: ReadonlySet<string | number>) => {
    for (const item of items) if (keys.has(item.id)) onRemove?.(item.id);
  };
  return (
    <AriaTagGroup
      {...rest}
      {...dataAttributes(data)}
      id={id}
      className={field}
      onRemove={onRemove && removeAll}
    >
      {label && <Label className={labelStyle}>{label}</Label>}
      <TagList
        items={items}
        className={chips}
        renderEmptyState={() => emptyText && <span className={emptyStyle}>{emptyText}</span>}
      >
        {(item) => (
          <Tag
            id={item.id}
            textValue={item.label}
            isDisabled={item.isDisabled}
            className={chip}
            data-removable={onRemove && true}
          >
            {item.label}
            {onRemove && (
              <Button slot="remove" className={remove}>
                <X aria-hidden />
              </Button>
            )}
          </Tag>
        )}
      </TagList>
    </AriaTagGroup>
  );
}
