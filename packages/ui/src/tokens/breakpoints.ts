export const media = {
  phone: '(max-width: 640px)',
  abovePhone: '(min-width: 641px)',
  narrow: '(max-width: 1024px)',
  /** The days of a month have room for words. */
  wide: '(min-width: 1025px)',
  coarse: '(pointer: coarse)',
  /** Too low for sticky bars, as at a zoom of 400 percent. */
  low: '(max-height: 480px)',
  /** A phone in landscape or with an open keyboard: room for one bar. */
  lowPhone: '(min-height: 280px) and (max-height: 480px)',
  /** A laptop, where the sidebar is denser. */
  lowDesk: '(max-height: 960px) and (hover)',
  print: 'print',
} as const;
