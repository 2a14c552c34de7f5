/** The rows as cards, for a phone. */
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { cards } from './CardList.css.ts';
import { RowCard } from './RowCard.tsx';
import type { TableFace } from './table-face.ts';

export function CardList(props: TableFace) {
  const { columns, rows, getRowId, getRowName, rowActions, onRowPress, isBusy, selection } = props;
  const totals = columns.filter(({ total, align }) => total !== undefined && align === 'end');
  return (
    <>
      <ul className={cards} aria-label={props['aria-label']} aria-busy={isBusy || undefined}>
        {rows.map((row) => {
          const id = getRowId(row);
          return (
            <RowCard
              key={id}
              {...{ row, id, columns, getRowName, rowActions, onRowPress }}
              isSelected={selection?.selected.has(id)}
              onSelect={selection?.onToggle}
            />
          );
        })}
      </ul>
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
