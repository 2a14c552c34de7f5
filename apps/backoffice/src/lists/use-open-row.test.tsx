import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { PlaceProvider } from '../navigation/location.tsx';
import { changeAddress } from '../navigation/use-address.ts';
import { useOpenRow } from './use-open-row.ts';

interface Row {
  readonly id: number;
  readonly name: string;
}

const almaz: Row = { id: 3, name: 'አልማዝ' };
const selam: Row = { id: 4, name: 'ሰላም' };

beforeEach(() => changeAddress({ dialog: 'edit', id: 3 }));

const open = (rows?: readonly Row[]) =>
  renderHook((list: readonly Row[] | undefined) => useOpenRow(list).row, {
    initialProps: rows,
    wrapper: PlaceProvider,
  });

test('a dialog waits for its row, and shows it as it is now', () => {
  const { result, rerender } = open();
  expect(result.current).toBeNull();
  rerender([selam, almaz]);
  expect(result.current).toBe(almaz);
  const renamed = { id: 3, name: 'አልማዝ ተስፋዬ' };
  rerender([selam, renamed]);
  expect(result.current).toBe(renamed);
});

test('a row that another user deleted stays in the dialog that was opened for it', () => {
  const { result, rerender } = open([selam, almaz]);
  rerender([selam]);
  expect(result.current).toBe(almaz);
});

test('it is gone with its dialog', () => {
  const { result, rerender } = open([selam, almaz]);
  rerender([selam]);
  act(() => changeAddress({ id: 4 }));
  rerender([selam]);
  expect(result.current).toBe(selam);
  act(() => changeAddress({ dialog: null, id: null }));
  rerender([selam]);
  expect(result.current).toBeNull();
});

test('of a row that never was there is nothing', () => {
  expect(open([selam]).result.current).toBeNull();
});
