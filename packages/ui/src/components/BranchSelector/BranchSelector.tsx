/** Selects a branch: a few side by side, many in a searchable list. */
import type { Ref } from 'react';
import type { CommonProps } from '../private/common-props.ts';
import { useKitStrings } from '../../theme/kit-context.ts';
import { ComboBox } from '../ComboBox/ComboBox.tsx';
import { FieldFault } from '../private/field/FieldFrame.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';

export interface Branch<Id extends string | number = number> {
  readonly id: Id;
  readonly name: string;
}

export interface BranchSelectorProps<Id extends string | number = number> extends CommonProps {
  branches: readonly Branch<Id>[];
  /** Null means all branches, or no choice yet where one is required. */
  value: Id | null;
  onChange: (branchId: Id | null) => void;
  /** Offers "All branches" as a choice. */
  hasAll?: boolean;
  /** Requires one branch, as where something is created for it. */
  isRequired?: boolean;
  /** Marks the field: the user submitted the form without the required branch. */
  isMissing?: boolean;
  /** The input of the chosen branch, or the search box. */
  ref?: Ref<HTMLInputElement>;
}

const MOST_SEGMENTS = 5;
const ALL = 'all';

/** Keep the choice in the URL. In a form use `Select`. */
export function BranchSelector<Id extends string | number = number>(
  props: BranchSelectorProps<Id>,
) {
  const { branches, value, onChange, hasAll, isRequired, isMissing, ref } = props;
  const strings = useKitStrings();
  const chosen = branches.find(({ id }) => id === value);
  const missing = isMissing && !chosen ? strings.chooseBranchFirst : undefined;
  const all = hasAll && !isRequired ? [{ id: ALL, label: strings.allBranches }] : [];
  const items = [...all, ...branches.map(({ id, name }) => ({ id: String(id), label: name }))];
  const shared = {
    items,
    value: value === null ? (all[0]?.id ?? null) : String(value),
    onChange: (key: string | null) =>
      key !== null && onChange(branches.find(({ id }) => String(id) === key)?.id ?? null),
  };
  return (
    <Stack
      {...{ id: props.id, data: props.data }}
      space="xsmall"
      align={items.length > MOST_SEGMENTS ? undefined : 'start'}
    >
      {items.length > MOST_SEGMENTS ? (
        <ComboBox
          {...shared}
          ref={ref}
          label={strings.branch}
          placeholder={strings.chooseBranchFirst}
          isRequired={isRequired}
          errorMessage={missing}
        />
      ) : (
        <>
          <SegmentedControl
            {...shared}
            ref={ref}
            value={shared.value ?? ''}
            aria-label={strings.branch}
          />
          <FieldFault>{missing}</FieldFault>
        </>
      )}
      {isRequired && !missing && (
        <div role="status">
          <Text size="small" tone="muted">
            {chosen ? strings.newRecordsGoTo(chosen.name) : strings.chooseBranchFirst}
          </Text>
        </div>
      )}
    </Stack>
  );
}
