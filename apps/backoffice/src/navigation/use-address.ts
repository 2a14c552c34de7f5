/** The day and the dialog that are open, kept in the address so that Back closes them and a link opens them. SPEC: D112 */
import { useSearchParams } from 'react-router-dom';

/** `day` shows a day of the calendar; `dialog` and `event` open a dialog over the screen. */
export interface Address {
  readonly day: string | null;
  readonly dialog: string | null;
  readonly event: number | null;
  /** The day of the opened event, which the server asks of who may see the calendar but not the list. */
  readonly on: string | null;
}

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;
const dateOf = (text: string | null) => (text !== null && ISO_DATE.test(text) ? text : null);
const idOf = (text: string | null) =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

export function useAddress() {
  const [params, setParams] = useSearchParams();
  const change = (changes: Readonly<Record<string, string | null>>) =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      for (const [name, value] of Object.entries(changes)) {
        if (value === null) after.delete(name);
        else after.set(name, value);
      }
      return after;
    });
  const address: Address = {
    day: dateOf(params.get('day')),
    dialog: params.get('dialog'),
    event: idOf(params.get('event')),
    on: dateOf(params.get('on')),
  };
  return {
    ...address,
    openDay: (day: string) => change({ day }),
    openSchedule: () => change({ dialog: 'schedule' }),
    openEvent: (id: number, on: string) => change({ event: String(id), on }),
    closeDialog: () => change({ dialog: null, event: null, on: null }),
  };
}
