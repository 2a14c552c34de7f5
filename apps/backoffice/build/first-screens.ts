/** Groups the first screens' modules into chunks; the bundler adds what they import. */

const screens = {
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
  app: ['apps/backoffice/src/app/app.tsx', 'apps/backoffice/src/app/preload.ts'],
  'sign-in': ['apps/backoffice/src/sign-in/sign-in.tsx'],
  lists: ['apps/backoffice/src/features/events/events-screen.tsx'],
  forms: ['apps/backoffice/src/features/events/form/event-form-dialog.tsx'],
  /** Listed here, because each further file would load with the first screen. */
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

/** Each file costs a slow processor some 15 ms, so shared modules form one file. */
const shared = { name: 'shared', minShareCount: 3, priority: 0 };

/** A module of several groups goes to the first of them. */
export const groups = [
  ...Object.entries(screens).map(([name, modules], index) => ({
    name,
    test: (id: string) => modules.some((module) => id.endsWith(module)),
    priority: 10 - index,
  })),
  shared,
];
