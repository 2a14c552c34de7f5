import type { RowGroups, ShownGroup } from '../row-groups.ts';
import { groupLine, groupSummary, groupTitle } from '../styles/GroupHead.css.ts';

export interface GroupHeadProps {
  groups: RowGroups<unknown>;
  group: ShownGroup;
}

export function GroupHead({ groups, group }: GroupHeadProps) {
  return (
    <span className={groupLine}>
      <span className={groupTitle}>{groups.renderTitle(group)}</span>{' '}
      {groups.renderSummary && <span className={groupSummary}>{groups.renderSummary(group)}</span>}
    </span>
  );
}
