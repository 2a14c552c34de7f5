/** One row on a phone: its title, two facts, and More, which shows every column. */
import { ChevronDown } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { media } from '../../tokens/breakpoints.ts';
import { useMedia } from '../private/use-media.ts';
import { useKitStrings } from '../../i18n/use-kit-strings.ts';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { factColumns, titleColumn } from './data-column.ts';
import { card, cardHead, cardTitle, more, pairs } from './CardList.css.ts';
import { RowTitle } from './RowTitle.tsx';
import { SelectBox } from './SelectBox.tsx';
import type { RowFace } from './table-face.ts';
import type { RowId } from './unique-rows.ts';

interface RowCardProps extends RowFace {
  row: unknown;
  id: RowId;
  isSelected: boolean | undefined;
  onSelect: ((id: RowId) => void) | undefined;
}

// SPEC: D107
export const RowCard = memo(function RowCard(props: RowCardProps) {
  const { row, columns, getRowName, rowActions, onRowPress } = props;
  const strings = useKitStrings();
  const [isOpen, setIsOpen] = useState(false);
  const isPrinted = useMedia(media.print);
  const factsId = useId();
  const title = titleColumn(columns);
  const facts = factColumns(columns);
  const shown = isOpen || isPrinted ? columns.filter((column) => column !== title) : facts;
  return (
    <li className={card}>
      <div className={cardHead}>
        {props.onSelect && (
          <SelectBox
            aria-label={strings.selectRow(getRowName(row))}
            isSelected={props.isSelected === true}
            onToggle={() => props.onSelect?.(props.id)}
          />
        )}
        <div className={cardTitle}>
          <RowTitle onPress={onRowPress && (() => onRowPress(row))}>{title?.cell(row)}</RowTitle>
        </div>
        {rowActions?.(row)}
      </div>
      <div id={factsId} className={pairs}>
        <DescriptionList
          items={shown.map((column) => ({ label: column.header, value: column.cell(row) }))}
        />
      </div>
      {columns.length > facts.length + 1 && (
        <button
          type="button"
          className={more}
          aria-label={strings.moreAbout(getRowName(row))}
          aria-expanded={isOpen}
          aria-controls={factsId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {strings.more}
          <ChevronDown aria-hidden />
        </button>
      )}
    </li>
  );
});
