export interface ColumnSet {
  readonly id: string;
  readonly label: string;
  /** Column ids, in order. @default all of them */
  readonly columns?: readonly string[];
  /** Keeps every column of the set: in little room the table scrolls sideways instead. */
  readonly isWhole?: boolean;
}

export interface ColumnSets {
  readonly items: readonly ColumnSet[];
  /** Id of the chosen set; an unknown id means the first set. */
  readonly chosen: string;
  /** Id of the set to print. @default the chosen one */
  readonly printed?: string;
  /** The app renders a `ColumnSetChoice`, such as beside the filters. @default above the table */
  readonly isChosenElsewhere?: boolean;
  onChoose(id: string): void;
}

export const chosenSet = ({ items, chosen }: ColumnSets): ColumnSet | undefined =>
  items.find(({ id }) => id === chosen) ?? items[0];

export const printedSet = (sets: ColumnSets) =>
  chosenSet({ ...sets, chosen: sets.printed ?? sets.chosen });
