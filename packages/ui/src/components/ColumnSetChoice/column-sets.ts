export interface ColumnSet {
  readonly id: string;
  readonly label: string;
  /** Column ids, in order. @default all of them */
  readonly columns?: readonly string[];
  /** Drops no column: the table scrolls sideways instead. */
  readonly isWhole?: boolean;
}

export interface ColumnSets {
  readonly items: readonly ColumnSet[];
  /** The chosen set's id; an unknown one means the first set. */
  readonly chosen: string;
  /** The printed set's id. @default the chosen one */
  readonly printed?: string;
  /** Set with a `ColumnSetChoice`, such as beside the filters. @default above the table */
  readonly isChosenElsewhere?: boolean;
  onChoose(id: string): void;
}

export const chosenSet = ({ items, chosen }: ColumnSets): ColumnSet | undefined =>
  items.find(({ id }) => id === chosen) ?? items[0];

export const printedSet = (sets: ColumnSets) =>
  chosenSet({ ...sets, chosen: sets.printed ?? sets.chosen });
