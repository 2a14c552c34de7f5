/** Media queries of the widths and pointers at which the kit changes its layout. */
export const media = {
  phone: '(max-width: 640px)',
  abovePhone: '(min-width: 641px)',
  narrow: '(max-width: 1024px)',
  /** A desktop: days of a month have room for words. */
  wide: '(min-width: 1025px)',
  coarse: '(pointer: coarse)',
  /** So low that sticky bars would leave little room, as at a zoom of 400 percent. */
  low: '(max-height: 480px)',
  /** A phone in landscape, or with its keyboard open: room for one bar. */
  lowPhone: '(min-height: 280px) and (max-height: 480px)',
  /** A laptop with a mouse: the sidebar is denser. */
  lowDesk: '(max-height: 960px) and (hover)',
  print: 'print',
} as const;
