/** The open day, dialog and filters, kept in the address so that Back closes them and a link opens them. SPEC: D112 */
import { isIsoDate } from '@digis/ethio-date';
import { useMemo } from 'react';
import { DETAILS, LEVEL } from './dialog-acts.ts';
import { changeAddress, type Changes, useOfAddress } from './place.ts';

/** `day` shows a day of the calendar; `dialog` with `id` or `event` opens a dialog over the screen. */
export interface Address {
  readonly day: string | null;
  readonly dialog: string | null;
  /** The record the dialog is about; null for a new one. */
  readonly id: number | null;
  readonly event: number | null;
  /** The day of the opened event, which the server requires from users who may see the calendar but not the list. */
  readonly on: string | null;
  /** The dialog was opened out of the details. */
  readonly isFromDetails: boolean;
}

/** The contract refuses a longer search. */
const MOST_SIGNS = 300;
/** Words that a parameter searches by; null is nothing. */
export const wordsOf = (text: string | null) => text?.trim().slice(0, MOST_SIGNS) || null;
/** A day that a parameter names. */
export const dateOf = (text: string | null) => (text !== null && isIsoDate(text) ? text : null);
/** The days of a list, both within it. */
export function dayRangeOf(address: URLSearchParams): {
  readonly from?: string;
  readonly to?: string;
} {
  const [from, to] = [dateOf(address.get('from')), dateOf(address.get('to'))];
  return { ...(from !== null && { from }), ...(to !== null && { to }) };
}
/** The id of a record that a parameter names. */
export const idOf = (text: string | null) =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

/** The address of the calendar with these parameters, for a link. */
export const addressOf = (parameters: Changes): string => {
  const given = Object.entries(parameters).flatMap(([name, value]) =>
    value === null ? [] : [[name, String(value)]],
  );
  return given.length === 0 ? '/' : `/?${new URLSearchParams(given).toString()}`;
};

/** The path of the list of events, where an event has its page. SPEC: D141 */
export const EVENTS = '/events';

/** The value of `branch` for the events of all, which an admin sees. */
export const ALL_BRANCHES = 'all';

/** The address of a client's page. */
export const clientAddress = (id: number): string => `/clients?client=${id}`;

/** The address of an event's page, or of a dialog over it, which returns to the page. */
export const eventAddress = (id: number, on: string | null, dialog: string | null = null): string =>
  `${EVENTS}?event=${id}${on === null ? '' : `&on=${on}`}` +
  (dialog === null ? '' : `&dialog=${dialog}&${LEVEL}=${DETAILS}`);

/** The address of the screen without these parameters, for a link back. */
export const useAddressWithout = (...names: readonly string[]): string =>
  useOfAddress((parameters, path) => {
    for (const name of names) parameters.delete(name);
    return parameters.size === 0 ? path : `${path}?${parameters.toString()}`;
  });

/** One parameter of the address: a tab, a filter. Typing replaces the entry, choosing adds one. */
export function useParameter(name: string): {
  readonly value: string | null;
  readonly choose: (value: string | null) => void;
  readonly type: (value: string | null) => void;
} {
  return {
    value: useOfAddress((parameters) => parameters.get(name)),
    choose: (value) => changeAddress({ [name]: value }),
    type: (value) => changeAddress({ [name]: value }, { replace: true }),
  };
}

/** The same where the parameter is the id of a record. */
export function useIdParameter(name: string) {
  const { value, choose } = useParameter(name);
  return {
    value: idOf(value),
    choose: (id: number | null) => choose(id === null ? null : String(id)),
  };
}

/** The same where the parameter is a day. */
export function useDayParameter(name: string) {
  const { value, choose } = useParameter(name);
  return { value: dateOf(value), choose };
}

/** Parameters that open something over a screen, which stays as it is. */
const OVER = ['day', 'dialog', 'id', 'event', 'on', LEVEL, 'entry'];

/** The parameters of the screen itself: its filters, its tab. */
export function useFilters(): URLSearchParams {
  const text = useOfAddress((parameters) => {
    for (const name of OVER) parameters.delete(name);
    return parameters.toString();
  });
  return useMemo(() => new URLSearchParams(text), [text]);
}

/** Whether the address opens this dialog. */
export const useIsOpen = (dialog: string): boolean =>
  useOfAddress((parameters) => parameters.get('dialog') === dialog);

export function useAddress(): Address {
  return {
    day: useDayParameter('day').value,
    dialog: useParameter('dialog').value,
    id: useIdParameter('id').value,
    event: useIdParameter('event').value,
    on: useDayParameter('on').value,
    isFromDetails: useParameter(LEVEL).value === DETAILS,
  };
}
