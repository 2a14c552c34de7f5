/** Sets of a table's columns to choose from, such as "Desk" and "All columns". */
export interface ColumnSet {
  readonly id: string;
  readonly label: string;
  /** The ids of its columns, in their order. @default all of them */
  readonly columns?: readonly string[];
  /**
   * True if no column may be dropped: the table scrolls sideways where there is too little room.
   */
  readonly isWhole?: boolean;
}

export interface ColumnSets {
  readonly items: readonly ColumnSet[];
  /** The id of the chosen set, which the app stores; an unknown one means the first set. */
  readonly chosen: string;
  /** The id of the set that is printed. @default the chosen one */
  readonly printed?: string;
  /**
   * True if a `ColumnSetChoice` is elsewhere, such as beside the filters. @default above the table
   */
  readonly isChosenElsewhere?: boolean;
  onChoose(id: string): void;
}

export const chosenSet = ({ items, chosen }: ColumnSets): ColumnSet | undefined =>
  items.find(({ id }) => id === chosen) ?? items[0];

export const printedSet = (sets: ColumnSets) =>
  chosenSet({ ...sets, chosen: sets.printed ?? sets.chosen });
