/**
 * React Aria's spoken words in Amharic. It has none of its own and no public way to add a language, so this file
 * alone fills the global dictionary it looks for; `aria-am.test.ts` guards the shape and the stories guard the words.
 */
import { ariaEnglish, type AriaEntry, type AriaFormatter, type AriaVariables } from './aria-en.mjs';

/** The packages the kit draws with; what is missing here (drag and drop, colours) stays English and unused. */
export const amharic: Record<string, Record<string, AriaEntry>> = {
  '@react-aria/autocomplete': { collectionLabel: 'ሐሳቦች' },
  '@react-aria/breadcrumbs': { breadcrumbs: 'የገጽ መንገድ' },
  '@react-aria/combobox': {
    focusAnnouncement: ({ optionText, isSelected }) =>
      `${optionText}${isSelected ? '፣ ተመርጧል' : ''}`,
    countAnnouncement: ({ optionCount }, { number }) => `${number(Number(optionCount))} አማራጭ አለ።`,
    selectedAnnouncement: ({ optionText }) => `${optionText}፣ ተመርጧል`,
    buttonLabel: 'ሐሳቦችን አሳይ',
    listboxLabel: 'ሐሳቦች',
  },
  '@react-aria/grid': {
    deselectedItem: ({ item }) => `${item} አልተመረጠም።`,
    select: 'ምረጥ',
    selectedCount: ({ count }, { number }) => `${number(Number(count))} ተመርጧል።`,
    selectedAll: 'ሁሉም ተመርጠዋል።',
    selectedItem: ({ item }) => `${item} ተመርጧል።`,
    longPressToSelect: 'ለመምረጥ ተጭነው ይቆዩ።',
  },
  '@react-aria/gridlist': {
    hasActionAnnouncement: 'ረድፉ ተግባር አለው',
    hasLinkAnnouncement: ({ link }) => `ረድፉ ማገናኛ አለው፦ ${link}`,
  },
  '@react-aria/menu': { longPressMessage: 'ምናሌውን ለመክፈት ተጭነው ይቆዩ ወይም Alt እና ታች ቀስት ይጫኑ' },
  '@react-aria/numberfield': {
    decrease: ({ fieldLabel }) => `${fieldLabel} ቀንስ`,
    increase: ({ fieldLabel }) => `${fieldLabel} ጨምር`,
    numberField: 'የቁጥር መስክ',
  },
  '@react-aria/overlays': { dismiss: 'ዝጋ' },
  '@react-aria/searchfield': { 'Clear search': 'ፍለጋውን አጥፋ' },
  '@react-aria/spinbutton': { Empty: 'ባዶ' },
  '@react-aria/tag': { removeDescription: 'ለማስወገድ Delete ይጫኑ።', removeButtonLabel: 'አስወግድ' },
  'react-aria-components': {
    selectPlaceholder: 'ይምረጡ',
    tableResizer: 'መጠን መቀየሪያ',
    dropzoneLabel: 'ፋይል መጣያ ቦታ',
    colorSwatchPicker: 'የቀለም ምርጫ',
  },
};

const english = (entry: AriaEntry, variables: AriaVariables, formatter: AriaFormatter) =>
  typeof entry === 'function' ? entry(variables, formatter) : entry;

function inBothLanguages(entry: AriaEntry, own: AriaEntry | undefined) {
  if (own === undefined) return entry;
  return (variables: AriaVariables, formatter: AriaFormatter) => {
    if (!formatter.locale.startsWith('am')) return english(entry, variables, formatter);
    // A copy of the method: React Aria's formatter is a class, and `number` alone would lose it.
    const number = (value: number) => formatter.number(value);
    return typeof own === 'string' ? own : own(variables, { locale: formatter.locale, number });
  };
}

/** Fills React Aria's dictionary; it must be complete, since a package left out of it throws. */
export function installAriaStrings(): void {
  if (typeof window === 'undefined') return;
  const dictionary = Object.fromEntries(
    Object.entries(ariaEnglish).map(([name, entries]) => [
      name,
      Object.fromEntries(
        Object.entries(entries).map(([key, entry]) => [
          key,
          inBothLanguages(entry, amharic[name]?.[key]),
        ]),
      ),
    ]),
  );
  Reflect.set(window, Symbol.for('react-aria.i18n.locale'), 'en-US');
  Reflect.set(window, Symbol.for('react-aria.i18n.strings'), dictionary);
}
