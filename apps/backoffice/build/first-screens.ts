/** The modules by which the build recognises the files of the first screens. The bundler adds their imports. */

const screens = {
  /** Modules that both the sign-in and the signed-in app render. */
  base: [
    'apps/backoffice/src/main.tsx',
    'apps/backoffice/src/api/client.ts',
    'apps/backoffice/src/i18n/language-choice.tsx',
    'apps/backoffice/src/browser/page.ts',
    'packages/api-client/src/call.ts',
    'packages/domain/src/text/typed-text.ts',
    'packages/ui/src/components/private/field/form-faults.ts',
    'packages/ui/src/components/private/field/use-field-value.ts',
    'packages/ui/src/components/Text/Text.tsx',
    'packages/ui/src/components/TibebStrip/TibebStrip.tsx',
    'packages/ui/src/styles/text.css.ts',
  ],
  /** The frame of the signed-in app, and the calendar in it. */
  app: ['apps/backoffice/src/app/app.tsx', 'apps/backoffice/src/app/preload.ts'],
  'sign-in': ['apps/backoffice/src/sign-in/sign-in.tsx'],
  /** No first screens, but what most others begin with. */
  lists: ['apps/backoffice/src/features/events/events-screen.tsx'],
  forms: ['apps/backoffice/src/features/events/form/event-form-dialog.tsx'],
  /** Texts of corrections and payments on lists, pages and ledgers: each further file would be loaded by the first screen. */
  money: [
    'apps/backoffice/src/money/correct/correctable.ts',
    'apps/backoffice/src/money/correct/use-correction.tsx',
    'apps/backoffice/src/money/correct/correction-note.tsx',
    'apps/backoffice/src/money/take/open-payment.tsx',
    'apps/backoffice/src/money/take/payable.ts',
    'apps/backoffice/src/money/take/payment-act.tsx',
    'apps/backoffice/src/money/take/payment-waits.tsx',
    'apps/backoffice/src/money/figure-at-field.ts',
    'apps/backoffice/src/money/whose-event.tsx',
    'apps/backoffice/src/money/after-this.tsx',
  ],
};

/** A file is dear on a slow processor (some 15 ms each, at a quarter of the speed), so what several screens share is one. */
const shared = { name: 'shared', minShareCount: 3, priority: 0 };

/** For `codeSplitting.groups`: earlier ones first, so that each takes what the ones before have left. */
export const groups = [
  ...Object.entries(screens).map(([name, modules], index) => ({
    name,
    test: (id: string) => modules.some((module) => id.endsWith(module)),
    priority: 10 - index,
  })),
  shared,
];
