/** Opens and closes the dialogs that the address names, from any code of a screen. SPEC: D112 */
import { changeAddress } from './place.ts';

/** The value of `span` for all weeks of the month; a phone starts with one week. */
export const WHOLE_MONTH = 'month';

/** Set when the dialog was opened out of the details, to which closing it returns. */
export const LEVEL = 'level';
export const DETAILS = 'details';

export const openDay = (day: string) => changeAddress({ day });

/** Opens with initial values of the form, which stay out of the address. */
export const openSchedule = (given?: object) =>
  changeAddress({ dialog: 'schedule' }, { state: given });

/** Opens the details of an event, or the named dialog. */
export const openEvent = (id: number, on: string, dialog: string | null = null) =>
  changeAddress({ event: id, on, dialog, id: null, [LEVEL]: null });

/** Replaces the form by the event just scheduled, on the calendar with its whole month. `month` as in the address. */
export const openScheduled = (id: number, on: string, month: string) =>
  changeAddress(
    {
      event: id,
      on,
      dialog: null,
      id: null,
      ...(window.location.pathname === '/' && { month, span: WHOLE_MONTH }),
    },
    { replace: true },
  );

export const openDialog = (dialog: string, id: number | null = null) =>
  changeAddress({ dialog, id, [LEVEL]: null });

/** A dialog out of the open details: closing it returns to the details. */
export const openFromDetails = (dialog: string) => changeAddress({ dialog, [LEVEL]: DETAILS });

/** Replaces the open dialog; closing it returns to where that one was opened. */
export const replaceDialog = (dialog: string) => changeAddress({ dialog }, { replace: true });

export function closeDialog() {
  const isFromDetails = new URLSearchParams(window.location.search).get(LEVEL) === DETAILS;
  changeAddress(
    isFromDetails
      ? { dialog: null, [LEVEL]: null }
      : { dialog: null, id: null, event: null, on: null },
  );
}
