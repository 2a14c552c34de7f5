/** Media queries of the widths and pointers at which the kit changes its layout. */
export const media = {
  phone: '(max-width: 640px)',
  abovePhone: '(min-width: 641px)',
  narrow: '(max-width: 1024px)',
  coarse: '(pointer: coarse)',
  /** So low that bars which stay in sight would leave little else of it: a page enlarged four times. */
  low: '(max-height: 480px)',
  print: 'print',
} as const;
