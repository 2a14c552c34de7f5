/** The cells of the two state matrices, as annotations of the tests that prove them. */

export const matrices = {
  screens: ['loading', 'empty', 'failed with Retry', 'failed next page', 'no permission'],
  dialogs: ['busy', 'refused by the server', 'offline'],
} as const;

export type Matrix = keyof typeof matrices;

export const CELL = 'cell';

/** The cells that a test proves when it passes. */
export const proves = (matrix: Matrix, row: string, ...cells: readonly string[]) =>
  cells.map((cell) => ({ type: CELL, description: [matrix, row, cell].join('|') }));

/** Why there is nothing to prove. */
export const doesNotApply = (matrix: Matrix, row: string, cell: string, reason: string) => ({
  type: CELL,
  description: [matrix, row, cell, reason].join('|'),
});
