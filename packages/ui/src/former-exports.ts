/** Exports that moved to `@digis/ui/app`, kept until the next release. */
export {
  /** @deprecated Import it from `@digis/ui/app`. */
  ClockPanel,
  /** @deprecated Import it from `@digis/ui/app`. */
  type ClockPanelProps,
  /** @deprecated Import it from `@digis/ui/app`. */
  ColumnSetChoice,
  /** @deprecated Import it from `@digis/ui/app`. */
  type ColumnSetChoiceProps,
  /** @deprecated Import it from `@digis/ui/app`. */
  type Direction,
  /** @deprecated Import it from `@digis/ui/app`. */
  type DirectionTones,
  /** @deprecated Import it from `@digis/ui/app`. */
  type DirectionWords,
  /** @deprecated Import it from `@digis/ui/app`. */
  ErrorBoundary,
  /** @deprecated Import it from `@digis/ui/app`. */
  type ErrorBoundaryProps,
  /** @deprecated Import it from `@digis/ui/app`. */
  type LazyComponent,
  /** @deprecated Import it from `@digis/ui/app`. */
  lazyWithPreload,
  /** @deprecated Import it from `@digis/ui/app`. */
  LedgerDirection,
  /** @deprecated Import it from `@digis/ui/app`. */
  type LedgerDirectionProps,
  /** @deprecated Import it from `@digis/ui/app`. */
  media,
  /** @deprecated Import it from `@digis/ui/app`. */
  MonthTitle,
  /** @deprecated Import it from `@digis/ui/app`. */
  type MonthTitleProps,
  /** @deprecated Import it from `@digis/ui/app`. */
  resetFailedChunks,
  /** @deprecated Import it from `@digis/ui/app`. */
  TibebStrip,
  /** @deprecated Import it from `@digis/ui/app`. */
  type TibebStripProps,
  /** @deprecated Import it from `@digis/ui/app`. */
  useMedia,
} from './app.ts';
