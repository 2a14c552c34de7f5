// React Aria's types declare the value as a type.
export { default as ariaEnglish } from 'react-aria-components/i18n/en-US';
