/** Which modules travel together: a file for all that both sides of the sign-in draw with, and few more beside it. */

const any = (...parts: readonly string[]) => new RegExp(`/(?:${parts.join('|')})`, 'u');

const component = (...names: readonly string[]) =>
  `packages/ui/src/components/(?:${names.join('|')})[/.]`;

/** Beside the libraries: what signing in and the signed-in app have in common. */
const base = any(
  'node_modules/(?:react|react-dom|scheduler|clsx|@lingui)/',
  'lucide-react/dist/esm/(?:[A-Z]\\w+|createLucideIcon|defaultAttributes|shared)\\b',
  'lucide-react/dist/esm/icons/(?:circle-alert|circle-check|info|triangle-alert)\\.',
  'react-aria-components/dist/private/(?:Button|ProgressBar|utils)\\.',
  'react-aria/dist/private/(?:button/useButton|collections/Hidden|focus/useFocusRing|i18n/(?:I18nProvider|useDefaultLocale|utils)|live-announcer|overlays/PortalProvider|ssr)\\b',
  'react-aria/dist/private/interactions/(?!PressResponder|useContextMenu|useInteractOutside|useLongPress|useMove|useScrollWheel)',
  'react-aria/dist/private/utils/(?:chain|domHelpers|filterDOMProps|focusWithoutScrolling|getMetaValue|getNonce|isElementVisible|isFocusable|isVirtualEvent|merge|openLink|platform|runAfterTransition|shadowdom/DOMFunctions|useEffectEvent|useGlobalListeners|useId|useLayoutEffect|useObjectRef|useSyncRef|useValueEffect)',
  'react-stately/dist/private/flags/',
  'preload-helper',
  'runtime\\.js',
  'src/(?:main|root)\\.tsx',
  'packages/ui/(?:src/)?(?:fonts|styles/fonts)',
  'src/api/(?:client|early-answer)\\.ts',
  'src/app/(?:lost-styles|new-version)\\.',
  'src/i18n/(?:catalogue|kit-in-language|language|language-choice|lazy-part|retry-boundary|use-language)\\.',
  'src/images/image-source\\.',
  'src/locales/en\\.po\\?part=first',
  'src/session/(?:browser-storage|missing-page|saved-choices|server-clock|session|storage-keys|use-title)\\.',
  'packages/api-client/src/(?:address-of|api-error|call-at|client|contract|guarded-fetch|promised|generated/(?:calls|error-codes))\\.',
  'packages/ui/src/(?:tokens/vars|styles/|theme/)',
  'packages/ui/src/i18n/(?:en\\.ts\\?part=first|use-kit-strings\\.)',
  component('Button', 'Card', 'CenteredPage', 'Heading', 'Inline', 'LanguageSelect', 'Notice'),
  component('SegmentedControl', 'Spinner', 'Stack', 'Text', 'TibebStrip'),
);

/** The frame of the signed-in app and the calendar. */
const frame = any(
  'node_modules/(?:swr/dist/(?!infinite)|dequal/)',
  'lucide-react/dist/esm/icons/(?:arrow-left|banknote|building-2|calendar-days|calendar-range|chevron-(?:down|left|right)|circle-user-round|clock)\\.',
  'lucide-react/dist/esm/icons/(?:contact-round|languages|log-out|map-pin|menu|package|package-check|panel-left-close|panel-left-open)\\.',
  'lucide-react/dist/esm/icons/(?:phone|printer|scroll-text|settings|truck|user-cog|users|utensils|wallet|x)\\.',
  'react-aria-components/dist/private/Link\\.',
  'react-aria/dist/private/link/',
  'src/api/(?:event-money|event-words|hooks|new-key)\\.',
  'src/app/(?!home-screen-notice|idle-dialog|recent-messages|register-worker)',
  'src/features/calendar/(?!day-)',
  'src/navigation/',
  'src/session/(?:heartbeat|last-activity|preferences|proof|use-idle|use-logout|use-online|use-today|user)\\.',
  'packages/api-client/src/(?:read-ahead|reads|swr|use-read|use-write|generated/permissions)\\.',
  'packages/domain/src/(?:money|phone)\\.',
  'packages/ethio-date/src/(?!day-part-time|picker-time)',
  'packages/ui/src/tokens/breakpoints',
  component('AppShell/(?:AppShell|shell-context)', 'Badge', 'Birr', 'BottomBar', 'ClockPanel'),
  component('DateText', 'DescriptionList', 'EmptyState', 'EventCard', 'EventMoney', 'Grid'),
  component('IconButton', 'LinkButton', 'MainAside'),
  component('MonthCalendar', 'Page', 'PhoneText', 'Sidebar', 'Skeleton', 'TimeText', 'TopBar'),
  component('ToastRegion/(?:ToastRegion(?=\\.tsx)|toast-queue)'),
  component(
    'private/(?:NativeSelect|native-select|announce|dark-ground|later-part|month-label|use-field-value|use-media|use-soon)',
  ),
);

/** What is typed into: the sign-in and every form. */
const fields = any(
  'react-aria-components/dist/private/(?:Autocomplete|FieldError|Form|Group|Input|Label|Text|TextArea|TextField)\\.',
  'react-aria/dist/private/(?:form|label|textfield)/',
  'react-aria/dist/private/utils/(?:useFormReset|useLabels)\\.',
  'react-stately/dist/private/(?:form/|utils/useControlledState)',
  'lucide-react/dist/esm/icons/eye(?:-off)?\\.',
  'src/api/connection-cause\\.',
  'src/forms/(?:form-store|read-only|use-field|use-form-errors)\\.',
  component('Form', 'PasswordField', 'TextField'),
  component('private/(?:FieldFrame|FieldMessage|TextInputField|affix-button|control)'),
);

/** What a list is made of: the table, tabs, a row's acts, the question before one of them, and what any overlay needs. */
const lists = any(
  'node_modules/(?:react-aria|react-aria-components|react-stately)/dist/private/(?!(?:intl/)?(?:Checkbox|ComboBox|DragAndDrop|ListBox|Select\\.|Switch|ToggleButton|button|checkbox|combobox|landmark|listbox|select/|switch|toggle|toolbar))',
  'node_modules/(?:@internationalized|swr)/',
  'lucide-react/dist/esm/icons/(?:arrow-(?:down|up)|check|chevrons-up-down|download|ellipsis-vertical|pencil|trash-2|undo-2)\\.',
  'src/api/(?:error-message|pages)\\.',
  'src/features/events/(?:event-data|read-events-ahead)\\.',
  'src/lists/(?!address-filters)',
  'packages/api-client/src/(?:paging|read-pages-ahead|use-read-pages)\\.',
  'packages/ui/src/i18n/aria-am',
  component('AppShell/Drawer', 'ConfirmDialog', 'DataTable', 'Menu'),
  component(
    'RowActions',
    'Tabs',
    'private/(?:OverlayFrame|dialog-foot|focus-trail|overlay)[\\w-]*',
  ),
);

/** What choices and dates are made of, which comes with the first form; the kit's rarer parts do not. */
const forms = any(
  'node_modules/(?:react-aria|react-aria-components|react-stately|@react-types|lucide-react)/',
  'packages/(?:api-client|domain|ethio-date)/src/',
  'packages/ui/src/tokens/',
  'packages/ui/src/components/(?!AddToHome|CameraCapture|Image|Ledger|Permission|Tier)',
  'src/forms/',
  'src/api/',
);

/** What several screens and their dialogs share. */
const shared = /\/(?:apps\/backoffice|packages)\//u;

/** Whether a module comes with signing in, or with the frame of the app. */
export const isOfFirstScreens = (id: string): boolean =>
  [base, frame, fields].some((part) => part.test(id));

/** For `build.rolldownOptions.output.codeSplitting`; whatever matches nothing is split by the builder. */
export const chunks = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'base', test: base },
    { name: 'frame', test: frame },
    { name: 'fields', test: fields },
    { name: 'lists', test: lists },
    { name: 'forms', test: forms },
    { name: 'shared', test: shared, minShareCount: 2 },
  ],
};

const FIRST = /\/(?:base|index)-/u;
const FRAME = /\/(?:base|index|frame)-/u;

/** What a part needs beside itself and is not loaded yet: the first visit brings the base. */
export const laterParts = (
  _file: string,
  needed: string[],
  { hostId }: { readonly hostId: string },
): string[] => needed.filter((file) => !(FRAME.test(hostId) ? FRAME : FIRST).test(file));
