// React Aria's own English dictionary; plain JavaScript because its types call the value a type.
export { default as ariaEnglish } from 'react-aria-components/i18n/en-US';
