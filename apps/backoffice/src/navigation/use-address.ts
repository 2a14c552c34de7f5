import { isIsoDate } from '@digis/ethio-date';
import { useMemo } from 'react';
import { DETAILS, LEVEL } from './dialog-acts.ts';
import { changeAddress, type Changes, useOfAddress } from './place.ts';

interface Address {
  readonly day: string | null;
  readonly dialog: string | null;
  readonly id: number | null;
  readonly event: number | null;
  /** The event's day, which the server requires from users who see only the calendar. */
  readonly on: string | null;
  readonly isFromDetails: boolean;
}

const MOST_SIGNS = 300;
export const wordsOf = (text: string | null) => text?.trim().slice(0, MOST_SIGNS) || null;
export const dateOf = (text: string | null) => (text !== null && isIsoDate(text) ? text : null);
export function dayRangeOf(address: URLSearchParams): {
  readonly from?: string;
  readonly to?: string;
} {
  const [from, to] = [dateOf(address.get('from')), dateOf(address.get('to'))];
  return { ...(from !== null && { from }), ...(to !== null && { to }) };
}
export const idOf = (text: string | null) =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

export const addressOf = (parameters: Changes): string => {
  const given = Object.entries(parameters).flatMap(([name, value]) =>
    value === null ? [] : [[name, String(value)]],
  );
  return given.length === 0 ? '/' : `/?${new URLSearchParams(given).toString()}`;
};

/** D141 */
export const EVENTS = '/events';

export const ALL_BRANCHES = 'all';

export const clientAddress = (id: number): string => `/clients?client=${id}`;

export const eventAddress = (id: number, on: string | null, dialog: string | null = null): string =>
  `${EVENTS}?event=${id}${on === null ? '' : `&on=${on}`}` +
  (dialog === null ? '' : `&dialog=${dialog}&${LEVEL}=${DETAILS}`);

export const useAddressWithout = (...names: readonly string[]): string =>
  useOfAddress((parameters, path) => {
    for (const name of names) parameters.delete(name);
    return parameters.size === 0 ? path : `${path}?${parameters.toString()}`;
  });

/** `type` replaces the history entry, `choose` adds one. */
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

export function useIdParameter(name: string) {
  const { value, choose } = useParameter(name);
  return {
    value: idOf(value),
    choose: (id: number | null) => choose(id === null ? null : String(id)),
  };
}

function useDayParameter(name: string) {
  const { value, choose } = useParameter(name);
  return { value: dateOf(value), choose };
}

const OVER = ['day', 'dialog', 'id', 'event', 'on', LEVEL, 'entry'];

export function useFilters(): URLSearchParams {
  const text = useOfAddress((parameters) => {
    for (const name of OVER) parameters.delete(name);
    return parameters.toString();
  });
  return useMemo(() => new URLSearchParams(text), [text]);
}

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
