import type { Cell } from '../../reading/sheet.ts';
import { textOfCell } from './plain-cell.ts';

const BLANKS = /^(?:|[-–—_.*]+|nil|null|none|n\.?\s?\/?\s?a\.?|የለም|የለውም|የላትም|አልተገለጸም)$/iu;

/** @example isBlank('N/A') //=> true */
export const isBlank = (cell: Cell): boolean => BLANKS.test(textOfCell(cell));
