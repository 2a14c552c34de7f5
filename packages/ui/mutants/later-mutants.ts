/** Mutants of long lists, figures on phones, and the components for apps of any field. */
import type { Mutant } from './mutant.ts';

export const laterMutants: readonly Mutant[] = [
  {
    name: 'a choice is found however its Amharic is spelled',
    file: 'private/overlay/create-matches.ts',
    stories: 'ComboBox',
    from: 'foldHomophones(text)',
    to: 'text.toLowerCase()',
  },
  {
    name: 'of a long list the options in sight are in the page',
    file: 'private/overlay/ListWindow.tsx',
    from: 'items.length > MOST_PLAIN_CHOICES',
    to: 'false',
    stories: 'ComboBox/ComboBox.long',
  },
  {
    name: 'an option that has the focus is in the page, wherever the list is scrolled to',
    file: 'private/overlay/even-rows.ts',
    from: '[...inSight, ...kept]',
    to: 'inSight',
    stories: 'Select/Select.long',
  },
  {
    name: 'a card of a ledger has the amount',
    file: 'LedgerTable/LedgerTable.tsx',
    from: 'withAmountOnCards(columns);',
    to: 'columns;',
  },
  {
    name: 'a tab that is not there shows the first',
    file: 'Tabs/Tabs.tsx',
    from: ' ?? items.find((item) => !item.isDisabled)',
    to: '',
  },
  {
    name: 'of views of a list one is always on',
    file: 'FilterChips/FilterChips.tsx',
    from: 'if (value.length > 0 && !isSingle)',
    to: 'if (value.length > 0)',
  },
  {
    name: 'what was copied is said',
    file: 'CopyButton/CopyButton.tsx',
    from: 'announce(words[result]);',
    to: '',
  },
  {
    name: 'a command closes the palette before it acts',
    file: 'CommandPalette/CommandPalette.tsx',
    from: 'onOpenChange(false);',
    to: '',
  },
  {
    name: 'a range whose ends are the wrong way round is none',
    file: 'DateRangePicker/DateRangePicker.tsx',
    from: ' && from <= to ?',
    to: ' ?',
  },
  {
    name: 'a step that is done can be gone back to',
    file: 'Stepper/Stepper.tsx',
    from: "onStepPress && state === 'done' ?",
    to: "onStepPress && state === 'next' ?",
  },
];
