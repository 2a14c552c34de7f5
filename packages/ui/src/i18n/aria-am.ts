import type { AriaEntry } from './aria-en.mjs';

/** Words not listed (drag and drop, colours) stay English, because the kit does not use them. */
export const amharic: Record<string, Record<string, AriaEntry>> = {
  '@react-aria/autocomplete': { collectionLabel: 'ሐሳቦች' },
  '@react-aria/breadcrumbs': { breadcrumbs: 'የገጽ መንገድ' },
  '@react-aria/combobox': {
    focusAnnouncement: ({ optionText, isSelected }) =>
      `${optionText}${isSelected ? '፣ ተመርጧል' : ''}`,
    countAnnouncement: ({ optionCount }, formatter) =>
      `${formatter.number(Number(optionCount))} አማራጭ አለ።`,
    selectedAnnouncement: ({ optionText }) => `${optionText}፣ ተመርጧል`,
    buttonLabel: 'ሐሳቦችን አሳይ',
    listboxLabel: 'ሐሳቦች',
  },
  '@react-aria/grid': {
    deselectedItem: ({ item }) => `${item} አልተመረጠም።`,
    select: 'ምረጥ',
    selectedCount: ({ count }, formatter) => `${formatter.number(Number(count))} ተመርጧል።`,
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
