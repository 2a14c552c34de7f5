import type { ReactNode } from 'react';
import { DisclosureGroup as AriaDisclosureGroup } from 'react-aria-components';
import { type CommonProps, dataAttributes } from '../private/common-props.ts';
import { group } from './Disclosure.css.ts';

export interface DisclosureGroupProps extends CommonProps {
  /** `Disclosure`s with an `id`. */
  children: ReactNode;
  /** Opening one leaves the others open. @default false */
  allowsMultipleExpanded?: boolean;
  /** Controlled: ids of the open ones. */
  expandedIds?: readonly string[];
  defaultExpandedIds?: readonly string[];
  onExpandedChange?: (ids: readonly string[]) => void;
  isDisabled?: boolean;
}

/** An accordion: questions and answers, finished steps, the days of a plan. */
export function DisclosureGroup(props: DisclosureGroupProps) {
  const { expandedIds, defaultExpandedIds, onExpandedChange, data, ...rest } = props;
  return (
    <AriaDisclosureGroup
      {...rest}
      {...dataAttributes(data)}
      expandedKeys={expandedIds}
      defaultExpandedKeys={defaultExpandedIds}
      onExpandedChange={(keys) => onExpandedChange?.([...keys].map(String))}
      className={group}
    />
  );
}
