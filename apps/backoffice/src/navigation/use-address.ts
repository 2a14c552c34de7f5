/** The open day, dialog and filters, kept in the address so that Back closes them and a link opens them. SPEC: D112 */
import { isIsoDate } from '@digis/ethio-date';
import { useHref, useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** `day` shows a day of the calendar; `dialog` with `id` or `event` opens a dialog over the screen. */
export interface Address {
  readonly day: string | null;
  readonly dialog: string | null;
  /** The record the dialog is about; null for a new one. */
  readonly id: number | null;
  readonly event: number | null;
  /** The day of the opened event, which the server requires from users who may see the calendar but not the list. */
  readonly on: string | null;
}

export type Changes = Readonly<Record<string, string | number | null>>;

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

/** Set when the dialog was opened out of the details, to which closing it returns. */
const LEVEL = 'level';
const DETAILS = 'details';

/** Goes to an address of the app; pressing a link to where one already is adds no step to go back. */
export function useGoTo() {
  const navigate = useNavigate();
  return (address: string, state?: unknown) =>
    void navigate(address, {
      replace: address === window.location.pathname + window.location.search,
      state,
    });
}

/** For links of the kit, some of which leave the app: a telephone number is dialled as it is. */
export function useAppHref(address: string): string {
  const href = useHref(address);
  return address.startsWith('/') ? href : address;
}

/** Changes parameters of the address and leaves the others; null takes one away. */
export function useChangeAddress() {
  const [, setParams] = useSearchParams();
  return (changes: Changes, options?: { replace?: boolean; state?: unknown }) => {
    // The window's address, because an earlier change may not have been rendered yet, and the router has the last rendered one.
    const after = new URLSearchParams(window.location.search);
    const before = after.toString();
    for (const [name, value] of Object.entries(changes)) {
      if (value === null || value === '') after.delete(name);
      else after.set(name, String(value));
    }
    if (after.toString() !== before) setParams(after, options);
  };
}

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
/** The value of `span` for all weeks of the month; a phone starts with one week. */
export const WHOLE_MONTH = 'month';

/** The address of a client's page. */
export const clientAddress = (id: number): string => `/clients?client=${id}`;

/** The address of an event's page, or of a dialog over it, which returns to the page. */
export const eventAddress = (id: number, on: string | null, dialog: string | null = null): string =>
  `${EVENTS}?event=${id}${on === null ? '' : `&on=${on}`}` +
  (dialog === null ? '' : `&dialog=${dialog}&${LEVEL}=${DETAILS}`);

/** The address of the screen without these parameters, for a link back. */
export function useAddressWithout(...names: readonly string[]): string {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const rest = new URLSearchParams(params);
  for (const name of names) rest.delete(name);
  return rest.size === 0 ? pathname : `${pathname}?${rest.toString()}`;
}

/** One parameter of the address: a tab, a filter. Typing replaces the entry, choosing adds one. */
export function useParameter(name: string): {
  readonly value: string | null;
  readonly choose: (value: string | null) => void;
  readonly type: (value: string | null) => void;
} {
  const [params] = useSearchParams();
  const change = useChangeAddress();
  return {
    value: params.get(name),
    choose: (value) => change({ [name]: value }),
    type: (value) => change({ [name]: value }, { replace: true }),
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

export function useAddress() {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const change = useChangeAddress();
  const address: Address = {
    day: dateOf(params.get('day')),
    dialog: params.get('dialog'),
    id: idOf(params.get('id')),
    event: idOf(params.get('event')),
    on: dateOf(params.get('on')),
  };
  return {
    ...address,
    /** The dialog was opened out of the details. */
    isFromDetails: params.get(LEVEL) === DETAILS,
    openDay: (day: string) => change({ day }),
    /** Opens with initial values of the form, which stay out of the address. */
    openSchedule: (given?: object) => change({ dialog: 'schedule' }, { state: given }),
    /** Opens the details of an event, or the named dialog. */
    openEvent: (id: number, on: string, dialog: string | null = null) =>
      change({ event: id, on, dialog, id: null, [LEVEL]: null }),
    /** Replaces the form by the event just scheduled, on the calendar with its whole month. `month` as in the address. */
    openScheduled: (id: number, on: string, month: string) =>
      change(
        {
          event: id,
          on,
          dialog: null,
          id: null,
          ...(pathname === '/' && { month, span: WHOLE_MONTH }),
        },
        { replace: true },
      ),
    openDialog: (dialog: string, id: number | null = null) => change({ dialog, id, [LEVEL]: null }),
    /** A dialog out of the open details: closing it returns to the details. */
    openFromDetails: (dialog: string) => change({ dialog, [LEVEL]: DETAILS }),
    /** Replaces the open dialog; closing it returns to where that one was opened. */
    replaceDialog: (dialog: string) => change({ dialog }, { replace: true }),
    closeDialog: () =>
      change(
        params.get(LEVEL) === DETAILS
          ? { dialog: null, [LEVEL]: null }
          : { dialog: null, id: null, event: null, on: null },
      ),
  };
}
