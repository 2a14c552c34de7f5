/** Mutants of the kit: behaviours, each with the smallest change that breaks it; a story must fail for each. */
import { fieldMutants } from './field-mutants.ts';
import { laterMutants } from './later-mutants.ts';
import type { Mutant } from './mutant.ts';

const camera: readonly Mutant[] = [
  {
    name: 'closing the camera stops its tracks',
    file: 'CameraCapture/open-camera.ts',
    from: 'track.stop();',
    to: 'track.enabled = false;',
  },
  {
    name: 'a hidden tab gives the camera back',
    file: 'CameraCapture/use-camera.ts',
    from: 'const isVisible = usePageVisible();',
    to: 'const isVisible = true;',
  },
  {
    name: 'a refusal is told from other faults',
    file: 'CameraCapture/open-camera.ts',
    from: "NotAllowedError: 'denied'",
    to: "NotAllowedError: 'unknown'",
  },
  {
    name: 'the rear camera is asked for',
    file: 'CameraCapture/open-camera.ts',
    from: '{ ideal: facing }',
    to: "{ ideal: 'user' }",
  },
  {
    name: 'a picture outlives a failed upload',
    file: 'CameraCapture/use-capture.ts',
    from: "setCapture({ phase: 'frozen', picture, fault: strings.uploadFailed });",
    to: 'aim(strings.uploadFailed);',
  },
  {
    name: 'a picture file over the limit is refused',
    file: 'CameraCapture/use-capture.ts',
    from: 'file.size > maxBytes',
    to: 'file.size < 0',
  },
];

const dates: readonly Mutant[] = [
  {
    name: 'a day that the month lacks is clamped',
    file: 'EthiopianDatePicker/DateLists.tsx',
    from: "overflow: 'constrain'",
    to: "overflow: 'reject'",
  },
  {
    name: 'a clamped day is announced',
    file: 'EthiopianDatePicker/DateLists.tsx',
    from: 'if (next.day !== day) announce',
    to: 'if (next.day === 0) announce',
  },
  {
    name: 'the year has thirteen months',
    file: 'EthiopianDatePicker/DateLists.tsx',
    from: 'const MONTHS = 13;',
    to: 'const MONTHS = 12;',
  },
  {
    name: 'Set gives the date that was chosen',
    file: 'EthiopianDatePicker/DateDialog.tsx',
    from: 'const set = () => acts.onSet(date);',
    to: 'const set = () => acts.onSet(start);',
  },
  {
    name: 'a date outside of the limits cannot be set',
    file: 'EthiopianDatePicker/DateDialog.tsx',
    from: 'const isOffered = canBeChosen(limits, iso);',
    to: 'const isOffered = true;',
  },
  {
    name: 'the right arrow goes to the next day, over New Year too',
    file: 'MonthCalendar/date-by-key.ts',
    from: 'addDaysIso(from, 1)',
    to: 'addDaysIso(from, 2)',
  },
  {
    name: 'T leads to today',
    file: 'MonthCalendar/date-by-key.ts',
    from: 'return today;',
    to: 'return from;',
  },
  {
    name: 'the focus goes with the day',
    file: 'MonthCalendar/DayGrid.tsx',
    from: '?.focus();',
    to: '?.getBoundingClientRect();',
  },
  {
    name: 'a time outside of the zone is said to be',
    file: 'EthiopianTimePicker/TimeDialog.tsx',
    from: 'parsed?.ok === false ?',
    to: 'parsed?.ok === null ?',
  },
];

const lists: readonly Mutant[] = [
  {
    name: 'Try again asks for the page that failed',
    file: 'DataTable/ListFoot.tsx',
    from: 'onRetry?.();',
    to: 'onLoadMore?.();',
  },
  {
    name: 'a row that two pages bring is shown once',
    file: 'DataTable/use-row-selection.ts',
    from: 'if (seen.has(id)) return false;',
    to: '',
  },
  {
    name: 'the end of the list is said',
    file: 'DataTable/ListFoot.tsx',
    from: 'hasMore === false && status',
    to: 'hasMore === null && status',
  },
  {
    name: 'after so many pages a button asks for more',
    file: 'DataTable/ListFoot.tsx',
    from: 'pages >= autoLoadPages',
    to: 'pages > autoLoadPages + 9',
  },
  {
    name: 'balances hide when the tab is left',
    file: 'BalancePanel/use-mask.ts',
    from: 'document.hidden && maskOnHidden',
    to: 'false',
  },
  {
    name: 'balances hide after a while',
    file: 'BalancePanel/use-mask.ts',
    from: 'startTimer(() => hide(), autoMaskAfterMs)',
    to: 'startTimer(() => undefined, autoMaskAfterMs)',
  },
  {
    name: 'a hidden balance has no digits in the page',
    file: 'BalancePanel/use-mask.ts',
    from: 'return [isMasked, change];',
    to: 'return [false, change];',
  },
];

const overlays: readonly Mutant[] = [
  {
    name: 'a question that destroys begins on No',
    file: 'ConfirmDialog/ConfirmDialog.tsx',
    from: "autoFocus={tone === 'critical'}",
    to: 'autoFocus={false}',
  },
  {
    name: 'a question stays open when the answer failed',
    file: 'ConfirmDialog/ConfirmDialog.tsx',
    from: 'setFault(describeError?.(error) ?? strings.confirmFailed);',
    to: 'onOpenChange(false);',
  },
  {
    name: 'the focus returns after the work',
    file: 'BusyOverlay/BusyOverlay.tsx',
    from: 'queueMicrotask(() => focused.focus())',
    to: 'queueMicrotask(() => undefined)',
  },
  {
    name: 'an error interrupts what is being read',
    file: 'ToastRegion/Toast.tsx',
    from: "prefix: 'error', role: 'alert'",
    to: "prefix: 'error', role: 'status'",
  },
];

export const mutants: readonly Mutant[] = [
  ...camera,
  ...dates,
  ...lists,
  ...fieldMutants,
  ...laterMutants,
  ...overlays,
];
