import { ChevronDown } from 'lucide-react';
import { memo, type ReactNode, useId, useRef, useState } from 'react';
import { visuallyHidden } from '../../styles/text.css.ts';
import { useKitStrings } from '../../theme/kit-context.ts';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import {
  card,
  cardHead,
  cards,
  cardTitle,
  groupedCards,
  more,
  pairs,
} from './styles/CardList.css.ts';
import { GroupHead } from './rows/GroupHead.tsx';
import { groupAboveCards } from './styles/GroupHead.css.ts';
import { RowNote, RowTitle, SelectBox } from './rows/RowControls.tsx';
import {
  factColumns,
  type RowLayoutProps,
  type TableLayoutProps,
  titleColumn,
} from './data-column.ts';
import { groupRows, type RowGroups, type ShownGroup } from './row-groups.ts';
import type { RowId } from './selection/use-row-selection.ts';
import { type RevealedRow, useScrollHere } from './window/use-revealed-row.ts';
import { useCardWindow } from './window/use-card-window.ts';

export function CardList(props: TableLayoutProps) {
  const { columns, rows, getRowId, getRowName, rowActions, onRowPress, renderCard } = props;
  const { isBusy, selection, groups, hasMore = false } = props;
  const name = props['aria-label'];
  const totals = columns.filter(({ total, align }) => total !== undefined && align === 'end');
  // Kept here, so that an opened card is still open after it was scrolled out of view.
  const [opened] = useState(() => new Set<RowId>());
  const draw = (row: unknown, place?: CardPlace) => {
    const id = getRowId(row);
    return (
      <li key={id} className={card} data-own={renderCard && true} {...place}>
        <RowCard
          {...{ row, id, opened, columns, getRowName, rowActions, onRowPress, renderCard }}
          isSelected={selection?.selected.has(id)}
          onSelect={selection?.onToggle}
          revealed={props.revealed?.id === id ? props.revealed : null}
        />
      </li>
    );
  };
  const busy = isBusy || undefined;
  return (
    <>
      {groups ? (
        <div role="group" className={groupedCards} aria-label={name}>
          {groupRows(rows, groups.getId, hasMore).map((group) => (
            <CardGroup key={group.key} {...{ groups, group, busy }}>
              {group.rows.map((row) => draw(row))}
            </CardGroup>
          ))}
        </div>
      ) : (
        <CardsInSight {...{ rows, name, busy, draw }} revealed={props.revealed?.index ?? null} />
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

interface CardPlace {
  'aria-posinset': number;
  'aria-setsize': number;
}

interface CardsInSightProps {
  rows: readonly unknown[];
  name: string;
  busy: true | undefined;
  draw: (row: unknown, place?: CardPlace) => ReactNode;
  revealed: number | null;
}

function CardsInSight({ rows, name, busy, draw, revealed }: CardsInSightProps) {
  const list = useRef<HTMLUListElement>(null);
  const { isWindowed, pieces, heightOf } = useCardWindow(list, rows.length, revealed);
  const placeOf = (row: number) =>
    isWindowed ? { 'aria-posinset': row + 1, 'aria-setsize': rows.length } : undefined;
  return (
    <ul ref={list} className={cards} aria-label={name} aria-busy={busy}>
      {pieces.map((piece) =>
        'row' in piece ? (
          draw(rows[piece.row], placeOf(piece.row))
        ) : (
          <li
            key={`before ${piece.before}`}
            aria-hidden
            style={{ height: heightOf(piece.left, piece.before) }}
          />
        ),
      )}
    </ul>
  );
}

interface CardGroupProps {
  groups: RowGroups<unknown>;
  group: ShownGroup;
  busy: true | undefined;
  children: ReactNode;
}

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
  opened: Set<RowId>;
  isSelected: boolean | undefined;
  onSelect: ((id: RowId) => void) | undefined;
  revealed: RevealedRow | null;
}

// D107
const RowCard = memo(function RowCard(props: RowCardProps) {
  const { row, id, opened, columns, getRowName, rowActions, onRowPress } = props;
  const strings = useKitStrings();
  const ownContent = props.renderCard?.(row);
  const title = titleColumn(columns);
  const head = useRef<HTMLDivElement>(null);
  useScrollHere(head, props.revealed);
  return (
    <>
      <div ref={head} className={cardHead}>
        {props.onSelect && (
          <SelectBox
            aria-label={strings.selectRow(getRowName(row))}
            isSelected={props.isSelected === true}
            onToggle={() => props.onSelect?.(id)}
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
            <>
              <RowTitle onPress={onRowPress && (() => onRowPress(row))}>
                {title?.cell(row)}
              </RowTitle>
              {title?.note && <RowNote>{title.note(row)}</RowNote>}
            </>
          )}
        </div>
        {rowActions?.(row)}
      </div>
      {!ownContent && <Facts {...{ row, id, opened, columns }} rowName={getRowName(row)} />}
    </>
  );
});

interface FactsProps extends Pick<RowCardProps, 'row' | 'id' | 'opened' | 'columns'> {
  rowName: string;
}

function Facts({ row, id, opened, rowName, columns }: FactsProps) {
  const strings = useKitStrings();
  const [isOpen, setIsOpen] = useState(opened.has(id));
  const toggle = () => {
    if (isOpen) opened.delete(id);
    else opened.add(id);
    setIsOpen(!isOpen);
  };
  const factsId = useId();
  const title = titleColumn(columns);
  const facts = factColumns(columns);
  const rest = columns.filter((column) => column !== title);
  const shown = isOpen ? rest : facts;
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
          onClick={toggle}
        >
          {strings.more}
          <ChevronDown aria-hidden />
        </button>
      )}
    </>
  );
}
