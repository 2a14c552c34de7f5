// JavaScript, because React Aria's types declare this value as a type.
export { default as ariaEnglish } from 'react-aria-components/i18n/en-US';
