/** The widths and pointers at which the kit changes shape. */
export const media = {
  phone: '(max-width: 640px)',
  abovePhone: '(min-width: 641px)',
  narrow: '(max-width: 1024px)',
  coarse: '(pointer: coarse)',
  print: 'print',
} as const;
