import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { changeAddress } from '../navigation/place.ts';
import { InRouter } from '../testing/in-router.tsx';
import { useOpenRow } from './list-state.ts';

interface Row {
  readonly id: number;
  readonly name: string;
}

const almaz: Row = { id: 3, name: 'አልማዝ' };
const selam: Row = { id: 4, name: 'ሰላም' };

beforeEach(() => window.history.replaceState(null, '', '/?dialog=edit&id=3'));

const open = (rows?: readonly Row[]) =>
  renderHook(
    (list: readonly Row[] | undefined) => ({
      row: useOpenRow(list).row,
    }),
    { initialProps: rows, wrapper: InRouter },
  );

test('a dialog gets its row once the list is loaded, and again when the row changes', () => {
  const { result, rerender } = open();
  expect(result.current.row).toBeNull();
  rerender([selam, almaz]);
  expect(result.current.row).toBe(almaz);
  const renamed = { id: 3, name: 'አልማዝ ተስፋዬ' };
  rerender([selam, renamed]);
  expect(result.current.row).toBe(renamed);
});

test('a row that another user deleted stays in the dialog that was opened for it', () => {
  const { result, rerender } = open([selam, almaz]);
  rerender([selam]);
  expect(result.current.row).toBe(almaz);
});

test('a deleted row is dropped when its dialog closes', () => {
  const { result, rerender } = open([selam, almaz]);
  rerender([selam]);
  act(() => changeAddress({ id: 4 }));
  rerender([selam]);
  expect(result.current.row).toBe(selam);
  act(() => changeAddress({ dialog: null, id: null }));
  rerender([selam]);
  expect(result.current.row).toBeNull();
});

test('an id without a row has no row', () => {
  expect(open([selam]).result.current.row).toBeNull();
});
