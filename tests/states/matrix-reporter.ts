/** Prints which states the tests have proven, and fails if a cell is empty. */
import type { Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { CELL, type Matrix, matrices } from './cells.ts';

type Rows = Map<string, Map<string, string>>;

export default class MatrixReporter implements Reporter {
  private readonly tables: Record<Matrix, Rows> = { screens: new Map(), dialogs: new Map() };
  private isWhole = false;

  onBegin(_config: unknown, suite: Suite) {
    this.isWhole = process.env['E2E'] === 'all';
    for (const test of suite.allTests()) this.note(test, '…');
  }

  onTestEnd(test: TestCase, result: TestResult) {
    const isPassed = result.status === 'passed';
    // A test that will be retried has no final result yet.
    if (result.status === 'skipped' || (!isPassed && result.retry < test.retries)) return;
    this.note(test, isPassed ? 'yes' : 'FAILED');
  }

  /** A cell that failed in any language or width stays failed. */
  private note(test: TestCase, outcome: string) {
    for (const { description = '' } of test.annotations.filter(({ type }) => type === CELL)) {
      const [matrix = '', row = '', cell = '', reason] = description.split('|');
      if (matrix !== 'screens' && matrix !== 'dialogs') continue;
      const cells = this.tables[matrix].get(row) ?? new Map<string, string>();
      if (cells.get(cell) !== 'FAILED')
        cells.set(cell, reason === undefined ? outcome : `n/a: ${reason}`);
      this.tables[matrix].set(row, cells);
    }
  }

  async onEnd() {
    if (!this.isWhole) return {};
    const empty = [...this.print('screens'), ...this.print('dialogs')];
    if (empty.length === 0) return {};
    console.log(`Without a proof: ${empty.join('; ')}`);
    return { status: 'failed' as const };
  }

  private *print(matrix: Matrix): Generator<string> {
    const rows = this.tables[matrix];
    if (rows.size === 0) return;
    const columns: readonly string[] = matrices[matrix];
    console.log(`\n${matrix}: ${rows.size} × ${columns.length}`);
    for (const [row, cells] of rows) {
      console.log(
        `  ${row}: ${columns.map((cell) => `${cell} ${cells.get(cell) ?? '—'}`).join(' · ')}`,
      );
      for (const cell of columns) if (!cells.has(cell)) yield `${row}: ${cell}`;
    }
  }
}
