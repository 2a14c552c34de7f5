export const matrices = {
  screens: ['loading', 'empty', 'failed with Retry', 'failed next page', 'no permission'],
  dialogs: ['busy', 'refused by the server', 'offline'],
} as const;

export type Matrix = keyof typeof matrices;

export const CELL = 'cell';

export const proves = (matrix: Matrix, row: string, ...cells: readonly string[]) =>
  cells.map((cell) => ({ type: CELL, description: [matrix, row, cell].join('|') }));

export const doesNotApply = (matrix: Matrix, row: string, cell: string, reason: string) => ({
  type: CELL,
  description: [matrix, row, cell, reason].join('|'),
});
