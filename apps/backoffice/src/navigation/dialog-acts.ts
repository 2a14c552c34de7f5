// D112
import { changeAddress } from './place.ts';

export const WHOLE_MONTH = 'month';

export const LEVEL = 'level';
export const DETAILS = 'details';

export const openDay = (day: string) => changeAddress({ day });

/** Initial values are in the history state, not in the address. */
export const openSchedule = (given?: object) =>
  changeAddress({ dialog: 'schedule' }, { state: given });

export const openEvent = (id: number, on: string, dialog: string | null = null) =>
  changeAddress({ event: id, on, dialog, id: null, [LEVEL]: null });

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

export const openFromDetails = (dialog: string) => changeAddress({ dialog, [LEVEL]: DETAILS });

export const replaceDialog = (dialog: string) => changeAddress({ dialog }, { replace: true });

export function closeDialog() {
  const isFromDetails = new URLSearchParams(window.location.search).get(LEVEL) === DETAILS;
  changeAddress(
    isFromDetails
      ? { dialog: null, [LEVEL]: null }
      : { dialog: null, id: null, event: null, on: null },
  );
}
