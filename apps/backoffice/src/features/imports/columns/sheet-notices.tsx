import { Checkbox, Notice, Stack } from '@digis/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { MAX_ROWS, type Sheet } from '../reading/sheet.ts';
import type { Hidden } from './chosen-columns.ts';

interface HiddenPartsProps {
  readonly sheet: Sheet;
  readonly hidden: Hidden;
  readonly onTake: (hidden: Hidden) => void;
}

export function HiddenParts({ sheet, hidden, onTake }: HiddenPartsProps) {
  const rows = sheet.rows.filter(({ isHidden }) => isHidden).length;
  const columns = sheet.hiddenColumns.length;
  return (
    <Stack>
      {rows > 0 && (
        <Checkbox
          isSelected={hidden.rows}
          onChange={(isTaken) => onTake({ ...hidden, rows: isTaken })}
        >
          <Plural
            value={rows}
            one="Take in # row that a filter hides"
            other="Take in # rows that a filter hides"
          />
        </Checkbox>
      )}
      {columns > 0 && (
        <Checkbox
          isSelected={hidden.columns}
          onChange={(isTaken) => onTake({ ...hidden, columns: isTaken })}
        >
          <Plural value={columns} one="Take in # hidden column" other="Take in # hidden columns" />
        </Checkbox>
      )}
      {sheet.merged > 0 && (
        <Notice tone="caution">
          <Plural
            value={sheet.merged}
            one="# group of cells is merged. Only its first cell has the value."
            other="# groups of cells are merged. Only the first cell of each has the value."
          />
        </Notice>
      )}
    </Stack>
  );
}

export function RowCount({ count }: { readonly count: number }) {
  if (count === 0)
    return (
      <Notice tone="critical">
        <Trans>There is no row below the heads.</Trans>
      </Notice>
    );
  if (count <= MAX_ROWS) return null;
  return (
    <Notice tone="critical">
      <Trans>The sheet has more than 5,000 rows. Import it in parts.</Trans>
    </Notice>
  );
}
