/** Filters of a list as chips, which can be switched on and off or removed. */
import { X } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { useKitStrings } from '../../theme/kit-context.ts';
import { lazyWithPreload } from '../../loading/lazy-with-preload.ts';
import { Button } from '../Button/Button.tsx';
import { announce } from '../private/announce.ts';
import { chip, chips, count as countStyle } from '../private/chip.css.ts';
import { type CommonProps, rootProps } from '../private/common-props.ts';
import { line, lineEnd, oneRow } from './FilterChips.css.ts';
import { withoutTwins } from '../private/unusable.ts';

/** Loaded on demand: the chips alone need a tenth of the code of a tag group. */
const TagGroup = lazyWithPreload(async () => (await import('../TagGroup/TagGroup.tsx')).TagGroup);

export interface FilterChip {
  readonly id: string;
  readonly label: string;
  readonly count?: number;
  readonly icon?: ReactNode;
  readonly isDisabled?: boolean;
}

export interface FilterChipsProps extends CommonProps {
  /** Such as "Filters of events". */
  'aria-label': string;
  items: readonly FilterChip[];
  /** Ids of active filters. */
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  /** Exactly one filter is active, as for the views of a list. */
  isSingle?: boolean;
  /**
   * Filters set elsewhere, such as in a form, which the user can only remove: "Bole", "this month".
   */
  applied?: readonly { readonly id: string; readonly label: string }[];
  /** Called with the ids of removed `applied` filters: one, or all. */
  onRemove?: (ids: readonly string[]) => void;
  /** Shown after the chips, such as a button that opens a form of filters. */
  end?: ReactNode;
}

/**
 * Filters apply at once. To choose one of a few use `SegmentedControl`; for a form of filters use
 * `Drawer`.
 */
export function FilterChips(props: FilterChipsProps) {
  const { value, onChange, isSingle = false, applied = [], onRemove } = props;
  const { id, data, end } = props;
  const strings = useKitStrings();
  const clearAll = () => {
    if (value.length > 0 && !isSingle) onChange([]);
    if (applied.length > 0) onRemove?.(applied.map((filter) => filter.id));
    announce(strings.filtersCleared);
  };
  return (
    <div {...rootProps({ id, data })} className={chips}>
      {end === undefined ? (
        <Chips {...props} />
      ) : (
        <div className={line}>
          <Chips {...props} />
          <div className={lineEnd}>{end}</div>
        </div>
      )}
      {applied.length > 0 && (
        <Suspense>
          <TagGroup
            aria-label={strings.appliedFilters}
            items={applied}
            onRemove={(filter) => onRemove?.([String(filter)])}
          />
        </Suspense>
      )}
      {(isSingle ? 0 : value.length) + applied.length > 0 && (
        <Button
          size="small"
          variant="quiet"
          tone="neutral"
          icon={<X aria-hidden />}
          onPress={clearAll}
        >
          {strings.clearFilters}
        </Button>
      )}
    </div>
  );
}

function Chips({ items: given, value, onChange, isSingle, 'aria-label': label }: FilterChipsProps) {
  const items = withoutTwins(given);
  return (
    <ToggleButtonGroup
      aria-label={label}
      className={isSingle ? `${chips} ${oneRow}` : chips}
      selectionMode={isSingle ? 'single' : 'multiple'}
      disallowEmptySelection={isSingle === true}
      selectedKeys={value}
      onSelectionChange={(keys) =>
        onChange(items.filter((item) => keys.has(item.id)).map((item) => item.id))
      }
    >
      {items.map(({ id: key, label: name, count, icon, isDisabled }) => (
        <ToggleButton key={key} id={key} isDisabled={isDisabled} className={chip}>
          {icon}
          {name}
          {count !== undefined && <span className={countStyle}>{count}</span>}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
