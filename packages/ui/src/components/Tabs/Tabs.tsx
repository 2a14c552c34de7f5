/** Several views of one thing, one in sight at a time. */
import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';
import { useKitStrings } from '../../i18n/use-kit-strings.ts';
import { visuallyHidden } from '../../styles/visually-hidden.css.ts';
import { Badge } from '../Badge/Badge.tsx';
import { useFieldValue } from '../private/use-field-value.ts';
import { list, panel, tab } from './Tabs.css.ts';

export interface TabItem<Id extends string> {
  readonly id: Id;
  readonly label: string;
  /** How many are there; said with the name: "Pending, 3". */
  readonly count?: number;
  /** A lucide icon. */
  readonly icon?: ReactNode;
  readonly isDisabled?: boolean;
}

export interface TabsProps<Id extends string> {
  /** What is looked at in these ways. */
  'aria-label': string;
  /** Leave out what the person may not see. */
  items: readonly TabItem<Id>[];
  /** The tab in sight; an app keeps it in the address. */
  value?: Id;
  /** @default the first */
  defaultValue?: Id;
  onChange?: (value: Id) => void;
  /** Arrows only move, Enter opens: where a panel has to be fetched. */
  isManual?: boolean;
  /** Draws the panel of a tab; only the one in sight is drawn. */
  children: (id: Id) => ReactNode;
}

/**
 * Only along its line: the page stays where it is. The tab that an address names may be beyond the edge, and a count
 * that arrives before it pushes it there.
 */
function keepInSight(tab: HTMLElement | null) {
  const line = tab?.parentElement;
  if (!tab || !line) return undefined;
  if (typeof ResizeObserver === 'undefined') return undefined;
  // Called for the first time before the line is painted, and then without a layout of its own.
  const observer = new ResizeObserver(() => {
    line.scrollLeft = tab.offsetLeft - (line.clientWidth - tab.clientWidth) / 2;
  });
  for (const other of line.children) observer.observe(other);
  return () => observer.disconnect();
}

/** To filter one list by a few values use `SegmentedControl`; to go to another page use links. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { items, value: given, defaultValue, onChange, isManual, children } = props;
  const strings = useKitStrings();
  const [value, setValue] = useFieldValue<Id | null>(
    { value: given, defaultValue, onChange: (id) => id !== null && onChange?.(id) },
    items[0]?.id ?? null,
  );

  return (
    <AriaTabs
      selectedKey={value ?? undefined}
      onSelectionChange={(key) => setValue(items.find(({ id }) => id === key)?.id ?? null)}
      keyboardActivation={isManual ? 'manual' : 'automatic'}
    >
      <TabList aria-label={props['aria-label']} className={list}>
        {items.map(({ id, label, count, icon, isDisabled }) => (
          <Tab
            key={id}
            id={id}
            ref={id === value ? keepInSight : undefined}
            isDisabled={isDisabled}
            className={tab}
          >
            {icon}
            {count === undefined ? (
              label
            ) : (
              <>
                <span className={visuallyHidden}>{`${label}${strings.comma}${count}`}</span>
                <span aria-hidden>{label}</span>
                <span aria-hidden>
                  <Badge tone={id === value ? 'brand' : 'neutral'}>{count}</Badge>
                </span>
              </>
            )}
          </Tab>
        ))}
      </TabList>
      {items.map(({ id }) => (
        <TabPanel key={id} id={id} className={panel}>
          {children(id)}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
