export { datePickerTester, type EthiopianDay } from './date-picker-tester.ts';
export { KitTestProvider, type KitTestProviderProps } from './kit-test-provider.tsx';
export { missingStrings } from './missing-strings.ts';
export type { Tester } from './tester.ts';
export { toastTester } from './toast-tester.ts';
