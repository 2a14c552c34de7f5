declare module '@digis/ui/locales/en?part=first' {
  import type { KitStrings } from '@digis/ui';
  /** Whole as soon as the rest has joined it, which is before anything is drawn that says more. */
  export const en: KitStrings;
}

declare module '@digis/ui/locales/en?part=rest' {
  import type { KitStrings } from '@digis/ui';
  export const en: Partial<KitStrings>;
}

declare module '@digis/ui/locales/am?part=first' {
  import type { KitStrings } from '@digis/ui';
  export const am: KitStrings;
}

declare module '@digis/ui/locales/am?part=rest' {
  import type { KitStrings } from '@digis/ui';
  export const am: Partial<KitStrings>;
}
