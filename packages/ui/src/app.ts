/** The entry `@digis/ui/app`: helpers for an app, and components that few apps need. */
export { ClockPanel, type ClockPanelProps } from './components/ClockPanel/ClockPanel.tsx';
export {
  ColumnSetChoice,
  type ColumnSetChoiceProps,
} from './components/ColumnSetChoice/ColumnSetChoice.tsx';
export {
  type Direction,
  type DirectionTones,
  type DirectionWords,
  LedgerDirection,
  type LedgerDirectionProps,
} from './components/LedgerDirection/LedgerDirection.tsx';
export { MonthTitle, type MonthTitleProps } from './components/MonthCalendar/MonthTitle.tsx';
export { useMedia } from './components/private/page-state.ts';
export { TibebStrip, type TibebStripProps } from './components/TibebStrip/TibebStrip.tsx';
export { ErrorBoundary, type ErrorBoundaryProps } from './loading/error-boundary.tsx';
export {
  type LazyComponent,
  lazyWithPreload,
  resetFailedChunks,
} from './loading/lazy-with-preload.ts';
export { media } from './tokens/breakpoints.ts';
