/** Tabs: several views of one thing, one visible at a time. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTabList, useTabPanel } from 'react-aria/useTabList';
import { Item } from 'react-stately/Item';
import { type TabListState, useTabListState } from 'react-stately/useTabListState';
import { useFieldValue } from '../private/field/use-field-value.ts';
import { TabButton, type TabContent } from './TabButton.tsx';
import { list, panel } from './Tabs.css.ts';
import { type CommonProps, rootProps } from '../private/common-props.ts';

export interface TabItem<Id extends string> extends TabContent {
  readonly id: Id;
}

export interface TabsProps<Id extends string> extends CommonProps {
  /** The accessible name of the tabs. */
  'aria-label': string;
  /** Leave out what the person may not see. */
  items: readonly TabItem<Id>[];
  /** The tab in sight; an app keeps it in the address. The first one where there is no such tab. */
  value?: Id;
  /** @default the first */
  defaultValue?: Id;
  onChange?: (value: Id) => void;
  /** Arrows only move, Enter opens: where a panel has to be fetched. */
  isManual?: boolean;
  /** The panels out of sight stay: what was typed in one is there when it is shown again. */
  keepsPanels?: boolean;
  /** Draws the panel of a tab; only the one in sight is drawn, unless they stay. */
  children: (id: Id) => ReactNode;
}

/**
 * To filter one list by a few values use `SegmentedControl`; to go to another page use links. It uses the hooks of
 * React Aria: its components would draw the panel only after they had drawn the tabs once.
 */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { items, value: given, defaultValue, onChange, isManual, keepsPanels, children } = props;
  const [value, setValue] = useFieldValue<Id | null>(
    { value: given, defaultValue, onChange: (id) => id !== null && onChange?.(id) },
    items[0]?.id ?? null,
  );
  // A tab that the user may not see is not selected, even where an address names it.
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
  // React Aria looks whether anything in it can be tabbed to, for which the browser lays the page out: after it was painted.
  const [painted, setPainted] = useState<HTMLDivElement | null>(null);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => setPainted(ref.current), []);
  const { tabPanelProps } = useTabPanel({}, state, { current: painted });
  // React Aria names the panel of the chosen tab, whichever asks.
  const own = isHidden ? { hidden: true } : tabPanelProps;
  return (
    <div {...own} ref={ref} className={panel}>
      {children}
    </div>
  );
}
