import { Trash2 } from 'lucide-react';
import { useKitStrings } from '../../theme/kit-context.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { MoneyField } from '../MoneyField/MoneyField.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import {
  isMinOverMax,
  isSameSpan,
  overlapped,
  SMALLEST_PRICE,
  type TierRow,
} from './tier-faults.ts';

export interface TierRowFieldsProps {
  rows: readonly TierRow[];
  index: number;
  row: TierRow;
  isDisabled: boolean | undefined;
  onEdit: (row: TierRow) => void;
  onRemove: () => void;
}

export function TierRowFields(props: TierRowFieldsProps) {
  const { rows, index, row, isDisabled, onEdit, onRemove } = props;
  const strings = useKitStrings();
  const name = strings.tier(index + 1);
  const other = overlapped(rows, index);
  const sayOverlap = isSameSpan(row, rows[other]) ? strings.tierDuplicate : strings.tierOverlap;
  const cell = (column: string) => ({ 'aria-label': name + strings.comma + column, isDisabled });
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <NumberField
          {...cell(strings.minimum)}
          value={row.min}
          onChange={(min) => onEdit({ ...row, min })}
          errorMessage={other < 0 ? undefined : sayOverlap(other + 1)}
        />
      </td>
      <td>
        <NumberField
          {...cell(strings.maximum)}
          value={row.max}
          onChange={(max) => onEdit({ ...row, max })}
          errorMessage={isMinOverMax(row) ? strings.tierMinOverMax : undefined}
        />
      </td>
      <td>
        <MoneyField
          {...cell(strings.pricePerPerson)}
          // D117
          currency="ETB"
          minValue={SMALLEST_PRICE}
          value={row.value}
          onChange={(value) => onEdit({ ...row, value })}
        />
      </td>
      <td>
        <IconButton
          aria-label={strings.removeTier(index + 1)}
          isDisabled={isDisabled}
          onPress={onRemove}
        >
          <Trash2 aria-hidden />
        </IconButton>
      </td>
    </tr>
  );
}
