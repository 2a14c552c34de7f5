import { expect, type Locator } from '@playwright/test';
import type { Desk } from './desk.ts';

interface Press {
  /** Horizontal position, from 0 to 1. */
  readonly share?: number;
  readonly isTouch?: boolean;
}

/** Presses anywhere in the field and types; replaces its content. */
export async function typeAmount(field: Locator, figures: string, press: Press = {}) {
  const { share = 0.5, isTouch = false } = press;
  await field.scrollIntoViewIfNeeded();
  const box = await field.boundingBox();
  if (box === null) throw new Error('the field has no box to press in');
  const position = { x: box.width * share, y: box.height / 2 };
  await (isTouch ? field.tap({ position }) : field.click({ position }));
  await field.page().keyboard.type(figures);
}

export interface EthiopianDay {
  /** From 1; Pagume is 13. */
  readonly month: number;
  readonly day: number;
  readonly year?: number;
}

export interface EthiopianTime {
  readonly part: 'Morning' | 'Afternoon' | 'Evening';
  readonly hour: number;
  readonly minutes: 'On the hour' | 'Quarter past' | 'Half past' | 'Quarter to';
}

/** @param field in English */
export async function openDatePicker(
  desk: Desk,
  { month, day, year }: EthiopianDay,
  field = 'Event date',
) {
  await desk.buttonOf(field).click();
  const picker = desk.dialog(field);
  if (year !== undefined) await picker.list('Year').selectOption(String(year));
  await picker.list('Month').selectOption(String(month));
  await picker.list('Day').selectOption(String(day));
  return picker;
}

export async function openTimePicker(desk: Desk, { part, hour, minutes }: EthiopianTime) {
  await desk.buttonOf('Time').click();
  const picker = desk.dialog('Time');
  await pickTime(picker, { part, hour, minutes });
  return picker;
}

export async function pickTime(picker: Desk, { part, hour, minutes }: EthiopianTime) {
  const radio = (name: string) => picker.root.getByRole('radio', { name, exact: true });
  await radio(picker.say(part)).click();
  await radio(String(hour)).click();
  await radio(picker.say(minutes)).click();
}

export async function set(picker: Desk) {
  await picker.button('Set').click();
  await expect(picker.root).toBeHidden();
}

export async function fill(desk: Desk, fields: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(fields)) {
    const field = desk.field(name);
    const isFigure = (await field.getAttribute('data-numeric')) !== null;
    // A press in a focused field would only place the caret.
    if (isFigure) await field.blur();
    await (isFigure ? typeAmount(field, value) : field.fill(value));
  }
}

export async function expectNoPriceFor1001(form: Desk) {
  await fill(form, { 'Number of people': '1001' });
  const noPrice = { count: '1,001', name: 'Wedding Gold', ranges: '50–1,000' };
  await expect(
    form.notice(
      'No price for {count} people in {name}. It has prices for {ranges} people.',
      noPrice,
    ),
  ).toBeVisible();
  await form.button('Save').click();
  await expect(form.notice('Please fix all errors')).toBeVisible();
}
