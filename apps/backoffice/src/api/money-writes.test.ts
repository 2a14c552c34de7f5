// D154
import { operations } from '@digis/api-client/contract';
import { renderHook } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { useWrite } from './hooks.ts';

type Write = () => Promise<unknown>;

const writes = {
  scheduleEvent: () => useWrite('post', '/event'),
  updateEvent: () => useWrite('patch', '/event'),
  deleteEvent: () => useWrite('delete', '/event'),
  restoreEvent: () => useWrite('post', '/event/restore'),
  assignEmployees: () => useWrite('post', '/assign-employee'),
  assignVendors: () => useWrite('post', '/assign-vendor'),
  payEmployee: () => useWrite('patch', '/employee-ledger'),
  payVendor: () => useWrite('patch', '/vendor-ledger'),
  payWages: () => useWrite('post', '/pay-day'),
  setAttendance: () => useWrite('patch', '/event/staff'),
  recordTransaction: () => useWrite('post', '/transactions'),
  resolveTransaction: () => useWrite('patch', '/transactions'),
  recordPettyCash: () => useWrite('post', '/petty-cash'),
  transferMoney: () => useWrite('post', '/transfer'),
  closeDay: () => useWrite('post', '/close'),
  withhold: () => useWrite('post', '/withholding'),
  takePayment: () => useWrite('post', '/payment'),
  correctEntry: () => useWrite('post', '/correction'),
  addToPettyCash: () => useWrite('patch', '/petty-cash'),
  openBooks: () => useWrite('post', '/opening'),
  undoOpening: () => useWrite('delete', '/opening'),
  bookDifference: () => useWrite('post', '/close/difference'),
  commitImport: () => useWrite('post', '/import/commit'),
  undoImport: () => useWrite('post', '/import/undo'),
};

const moneyCalls = Object.entries(operations).filter(
  ([, operation]) => 'movesMoney' in operation && operation.movesMoney,
);

function headersSent(): Headers[] {
  const sent: Headers[] = [];
  const original = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    sent.push(new Request(input, init).headers);
    return Response.json({ success: true });
  };
  onTestFinished(() => {
    globalThis.fetch = original;
  });
  return sent;
}

test('the list has every call of the contract that moves money', () => {
  expect(moneyCalls.map(([id]) => id).toSorted()).toEqual(Object.keys(writes).toSorted());
});

test.each(Object.entries(writes))('%s sends a new idempotency key each time', async (_id, bind) => {
  const sent = headersSent();
  const { result } = renderHook((): Write => {
    const write: (...of: never[]) => Promise<unknown> = bind();
    return () => Reflect.apply(write, undefined, [{ id: 1 }]);
  });
  await Promise.allSettled([result.current(), result.current()]);
  const keys = sent.map((headers) => headers.get('Idempotency-Key'));
  expect(keys).toEqual([expect.stringMatching(/^\w{8,}$/), expect.stringMatching(/^\w{8,}$/)]);
  expect(new Set(keys).size).toBe(2);
});
