/** The rows of DataTable as cards, for a phone. */
import { ChevronDown } from 'lucide-react';
import { memo, type ReactNode, useId, useState } from 'react';
import { visuallyHidden } from '../../styles/text.css.ts';
import { useKitStrings } from '../../theme/kit-context.ts';
import { media } from '../../tokens/breakpoints.ts';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { useMedia } from '../private/page-state.ts';
import {
  card,
  cardHead,
  cards,
  cardTitle,
  groupedCards,
  more,
  pairs,
} from './styles/CardList.css.ts';
import { GroupHead } from './GroupHead.tsx';
import { groupAboveCards } from './styles/GroupHead.css.ts';
import { RowTitle, SelectBox } from './RowControls.tsx';
import {
  factColumns,
  type RowLayoutProps,
  type TableLayoutProps,
  titleColumn,
} from './data-column.ts';
import { groupRows, type RowGroups, type ShownGroup } from './row-groups.ts';
import type { RowId } from './use-row-selection.ts';

export function CardList(props: TableLayoutProps) {
  const { columns, rows, getRowId, getRowName, rowActions, onRowPress, renderCard } = props;
  const { isBusy, selection, groups, hasMore = false } = props;
  const name = props['aria-label'];
  const totals = columns.filter(({ total, align }) => total !== undefined && align === 'end');
  const draw = (row: unknown) => {
    const id = getRowId(row);
    return (
      <RowCard
        key={id}
        {...{ row, id, columns, getRowName, rowActions, onRowPress, renderCard }}
        isSelected={selection?.selected.has(id)}
        onSelect={selection?.onToggle}
      />
    );
  };
  const busy = isBusy || undefined;
  return (
    <>
      {groups ? (
        <div role="group" className={groupedCards} aria-label={name}>
          {groupRows(rows, groups.getId, hasMore).map((group) => (
            <CardGroup key={group.key} {...{ groups, group, busy }}>
              {group.rows.map(draw)}
            </CardGroup>
          ))}
        </div>
      ) : (
        <ul className={cards} aria-label={name} aria-busy={busy}>
          {rows.map(draw)}
        </ul>
      )}
      {totals.length > 0 && (
        <DescriptionList
          layout="rows"
          items={totals.map(({ header, total }) => ({
            label: header,
            value: total,
            isStrong: true,
          }))}
        />
      )}
      {props.children}
    </>
  );
}

interface CardGroupProps {
  groups: RowGroups<unknown>;
  group: ShownGroup;
  busy: true | undefined;
  children: ReactNode;
}

/** The cards of a group, below its head, which names their list. */
function CardGroup({ groups, group, busy, children }: CardGroupProps) {
  const headId = useId();
  return (
    <div>
      <div id={headId} className={groupAboveCards}>
        <GroupHead {...{ groups, group }} />
      </div>
      <ul className={cards} aria-labelledby={headId} aria-busy={busy}>
        {children}
      </ul>
    </div>
  );
}

interface RowCardProps extends RowLayoutProps {
  row: unknown;
  id: RowId;
  isSelected: boolean | undefined;
  onSelect: ((id: RowId) => void) | undefined;
}

// SPEC: D107
export const RowCard = memo(function RowCard(props: RowCardProps) {
  const { row, columns, getRowName, rowActions, onRowPress, renderCard } = props;
  const strings = useKitStrings();
  const isPrinted = useMedia(media.print);
  // Paper has room for all the facts.
  const ownContent = !isPrinted && renderCard?.(row);
  const title = titleColumn(columns);
  return (
    <li className={card} data-own={(renderCard && !isPrinted) || undefined}>
      <div className={cardHead}>
        {props.onSelect && (
          <SelectBox
            aria-label={strings.selectRow(getRowName(row))}
            isSelected={props.isSelected === true}
            onToggle={() => props.onSelect?.(props.id)}
          />
        )}
        <div className={cardTitle}>
          {ownContent ? (
            <>
              {onRowPress && (
                <RowTitle onPress={() => onRowPress(row)}>
                  <span className={visuallyHidden}>{getRowName(row)}</span>
                </RowTitle>
              )}
              {ownContent}
            </>
          ) : (
            <RowTitle onPress={onRowPress && (() => onRowPress(row))}>{title?.cell(row)}</RowTitle>
          )}
        </div>
        {rowActions?.(row)}
      </div>
      {!ownContent && <Facts {...{ row, columns, isPrinted }} rowName={getRowName(row)} />}
    </li>
  );
});

interface FactsProps extends Pick<RowLayoutProps, 'columns'> {
  row: unknown;
  rowName: string;
  isPrinted: boolean;
}

/** Two facts, and the others behind More. */
function Facts({ row, rowName, columns, isPrinted }: FactsProps) {
  const strings = useKitStrings();
  const [isOpen, setIsOpen] = useState(false);
  const factsId = useId();
  const title = titleColumn(columns);
  const facts = factColumns(columns);
  const rest = columns.filter((column) => column !== title);
  const printed = rest.filter((column) => !column.isScreenOnly);
  const shown = isPrinted ? printed : isOpen ? rest : facts;
  return (
    <>
      <div id={factsId} className={pairs}>
        <DescriptionList
          items={shown.map((column) => ({ label: column.header, value: column.cell(row) }))}
        />
      </div>
      {columns.length > facts.length + 1 && (
        <button
          type="button"
          className={more}
          aria-label={strings.moreAbout(rowName)}
          aria-expanded={isOpen}
          aria-controls={factsId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {strings.more}
          <ChevronDown aria-hidden />
        </button>
      )}
    </>
  );
}
