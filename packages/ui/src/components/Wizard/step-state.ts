import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { FormError } from '../Form/ErrorSummary.tsx';

export function placeOfField(form: HTMLFormElement | null, name: string): number | undefined {
  const step = form
    ?.querySelector(`[data-field="${CSS.escape(name)}"], [data-nameless="${CSS.escape(name)}"]`)
    ?.closest<HTMLElement>('[data-step]');
  return step?.dataset['step'] === undefined ? undefined : Number(step.dataset['step']);
}

export const isLater = (form: HTMLFormElement | null, { name }: FormError, place: number) =>
  (placeOfField(form, name) ?? -1) > place;

interface StepOwner<Id extends string> {
  items: readonly { readonly id: Id }[];
  current?: Id;
  defaultCurrent?: Id;
  onCurrentChange?: (id: Id) => void;
}

export function useStep<Id extends string>(
  { items, current, defaultCurrent, onCurrentChange }: StepOwner<Id>,
  form: RefObject<HTMLFormElement | null>,
) {
  const [own, setOwn] = useState(defaultCurrent ?? items[0]?.id);
  /** Counts the user's moves, because an earlier refusal belongs to another step. */
  const [moves, setMoves] = useState(0);
  const wanted = current ?? own;
  const place = Math.max(
    0,
    items.findIndex(({ id }) => id === wanted),
  );
  const isToBeRead = useRef(false);
  useLayoutEffect(() => {
    if (isToBeRead.current) headingAt(form.current, place)?.focus();
    isToBeRead.current = false;
  }, [form, place]);

  /**
   * After a user's move the heading gets the focus, to be read out; else the field with the error.
   */
  function goTo(next: number, by: 'user' | 'fault') {
    const id = items[next]?.id;
    if (id === undefined) return;
    isToBeRead.current = by === 'user';
    if (by === 'user') setMoves(moves + 1);
    setOwn(id);
    onCurrentChange?.(id);
  }
  return { place, moves, goTo };
}

const headingAt = (form: HTMLFormElement | null, place: number) =>
  form?.querySelector<HTMLElement>(`[data-step="${place}"] > [tabindex="-1"]`);
