import { expect, test } from 'vitest';
import { createFormStore } from './form-store.ts';

const required = { id: 'required' };
const openForm = () =>
  createFormStore({ name: '', phone: '' }, ({ name, phone }) => ({
    ...(name === '' ? { name: required } : {}),
    ...(phone === '' ? { phone: required } : {}),
  }));

test('no field shows an error before the first submit', () => {
  const form = openForm();
  form.set('name', 'Almaz');
  form.set('name', '');
  expect(form.errors()).toEqual({});
});

test('a refused submit marks every invalid field, and each error disappears when its field is valid', () => {
  const form = openForm();
  expect(form.validate()).toBe(false);
  expect(form.errors()).toEqual({ name: required, phone: required });
  form.set('name', 'Almaz');
  expect(form.errors()).toEqual({ phone: required });
});

test('a field that was valid at the submit shows no error while it is edited', () => {
  const form = openForm();
  form.set('name', 'Almaz');
  form.validate();
  form.set('name', '');
  expect(form.errors()).toEqual({ phone: required });
});

test('a server error stays at its field until the field is edited', () => {
  const form = openForm();
  form.set('name', 'Almaz');
  form.refuse({ name: { id: 'duplicate' } });
  expect(form.errors()).toEqual({ name: { id: 'duplicate' } });
  form.set('name', 'Almaz T');
  expect(form.errors()).toEqual({});
});

test('listeners are called only for changes', () => {
  const form = openForm();
  let heard = 0;
  const stop = form.subscribe(() => (heard += 1));
  form.set('name', '');
  form.set('name', 'A');
  stop();
  form.set('name', 'B');
  expect(heard).toBe(1);
});

test("a text that does not parse blocks the submit with its field's message", () => {
  const form = openForm();
  form.set('name', 'Almaz');
  form.set('phone', '0911223344');
  form.setFault('phone', 'Invalid phone format');
  expect(form.validate()).toBe(false);
  expect(form.errors()).toEqual({ phone: 'Invalid phone format' });
  form.setFault('phone', null);
  expect(form.errors()).toEqual({});
  expect(form.validate()).toBe(true);
});

test('setValidator replaces the validator that the form was opened with', () => {
  const tooMuch = { id: 'too much' };
  const atMost = (owed: number) => (values: { amount: number }) =>
    values.amount > owed ? { amount: tooMuch } : {};
  const form = createFormStore({ amount: 12_000 }, atMost(0));
  expect(form.validate()).toBe(false);
  form.setValidator(atMost(12_000));
  expect(form.validate()).toBe(true);
});
