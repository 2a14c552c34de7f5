/** Tabs: several views of one thing, one visible at a time. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTabList, useTabPanel, useTab } from 'react-aria/useTabList';
import { Item } from 'react-stately/Item';
import { type TabListState, useTabListState } from 'react-stately/useTabListState';
import { mergeProps } from 'react-aria/mergeProps';
import { useHover } from 'react-aria/useHover';
import { useFieldValue } from '../private/field/use-field-value.ts';
import { list, panel, tab } from './Tabs.css.ts';
import { type CommonProps, rootProps } from '../private/common-props.ts';
import { useKitStrings } from '../../theme/kit-context.ts';
import { visuallyHidden } from '../../styles/text.css.ts';
import { Badge } from '../Badge/Badge.tsx';

interface TabContent {
  readonly id: string;
  readonly label: string;
  /** Number of entries, announced with the label: "Pending, 3". */
  readonly count?: number;
  readonly icon?: ReactNode;
  readonly isDisabled?: boolean;
}

interface TabButtonProps {
  item: TabContent;
  state: TabListState<object>;
}

function TabButton({ item, state }: TabButtonProps) {
  const { id, label, count, icon } = item;
  const strings = useKitStrings();
  const ref = useRef<HTMLDivElement>(null);
  const { tabProps, isSelected, isDisabled } = useTab({ key: id }, state, ref);
  const { hoverProps, isHovered } = useHover({ isDisabled });
  useEffect(() => (isSelected ? keepInSight(ref.current) : undefined), [isSelected]);
  return (
    <div
      {...mergeProps(tabProps, hoverProps)}
      ref={ref}
      className={tab}
      data-selected={isSelected || undefined}
      data-hovered={isHovered || undefined}
      data-disabled={isDisabled || undefined}
    >
      {icon}
      {count === undefined ? (
        label
      ) : (
        <>
          <span className={visuallyHidden}>{`${label}${strings.comma}${count}`}</span>
          <span aria-hidden>{label}</span>
          <span aria-hidden>
            <Badge tone={isSelected ? 'brand' : 'neutral'}>{count}</Badge>
          </span>
        </>
      )}
    </div>
  );
}

function keepInSight(chosen: HTMLElement | null) {
  const line = chosen?.parentElement;
  if (!chosen || !line) return undefined;
  if (typeof ResizeObserver === 'undefined') return undefined;
  // The observer's first callback comes before the paint, so no extra layout is needed.
  const observer = new ResizeObserver(() => {
    line.scrollLeft = chosen.offsetLeft - (line.clientWidth - chosen.clientWidth) / 2;
  });
  for (const other of line.children) observer.observe(other);
  return () => observer.disconnect();
}

export interface TabItem<Id extends string> extends TabContent {
  readonly id: Id;
}

export interface TabsProps<Id extends string> extends CommonProps {
  'aria-label': string;
  /** Leave out tabs that the user may not see. */
  items: readonly TabItem<Id>[];
  /** Id of the chosen tab, which the app keeps in the URL; an unknown id means the first tab. */
  value?: Id;
  /** @default the first */
  defaultValue?: Id;
  onChange?: (value: Id) => void;
  /** Arrow keys move without opening, Enter opens: for panels that load data. */
  isManual?: boolean;
  /** Keeps hidden panels mounted, and so the values typed in them. */
  keepsPanels?: boolean;
  /** Renders only the visible panel, unless `keepsPanels` is set. */
  children: (id: Id) => ReactNode;
}

/**
 * To filter a list use `SegmentedControl`; to go to another page use links. Built on React Aria's
 * hooks, because its components render the panel only in a second pass.
 */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { items, value: given, defaultValue, onChange, isManual, keepsPanels, children } = props;
  const [value, setValue] = useFieldValue<Id | null>(
    { value: given, defaultValue, onChange: (id) => id !== null && onChange?.(id) },
    items[0]?.id ?? null,
  );
  // The id may come from a URL and name a tab that the user may not see.
  const shown = items.find(({ id }) => id === value) ?? items.find((item) => !item.isDisabled);
  const state = useTabListState({
    selectedKey: shown?.id,
    onSelectionChange: (key) => setValue(items.find(({ id }) => id === key)?.id ?? null),
    disabledKeys: items.filter(({ isDisabled }) => isDisabled).map(({ id }) => id),
    children: items.map(({ id, label }) => <Item key={id}>{label}</Item>),
  });
  const ref = useRef<HTMLDivElement>(null);
  const keyboardActivation = isManual ? 'manual' : 'automatic';
  const { tabListProps } = useTabList(
    { 'aria-label': props['aria-label'], keyboardActivation },
    state,
    ref,
  );
  return (
    <div {...rootProps(props)}>
      <div {...tabListProps} ref={ref} className={list}>
        {items.map((item) => (
          <TabButton key={item.id} item={item} state={state} />
        ))}
      </div>
      {items
        .filter((item) => keepsPanels || item === shown)
        .map((item) => (
          <Panel key={item.id} state={state} isHidden={item !== shown}>
            {children(item.id)}
          </Panel>
        ))}
    </div>
  );
}

interface PanelProps {
  state: TabListState<object>;
  isHidden: boolean;
  children: ReactNode;
}

function Panel({ state, isHidden, children }: PanelProps) {
  // Passed after the paint, because React Aria's search for focusable content forces a layout.
  const [painted, setPainted] = useState<HTMLDivElement | null>(null);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => setPainted(ref.current), []);
  const { tabPanelProps } = useTabPanel({}, state, { current: painted });
  // React Aria returns the props of the selected panel for every panel.
  const own = isHidden ? { hidden: true } : tabPanelProps;
  return (
    <div {...own} ref={ref} className={panel}>
      {children}
    </div>
  );
}
