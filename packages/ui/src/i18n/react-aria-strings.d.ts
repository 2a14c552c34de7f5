/** React Aria types its dictionaries as a type alone; this says that the module holds a value. */
declare module 'react-aria-components/i18n/en-US' {
  type Variables = Record<string, string | number | boolean>;
  interface Formatter {
    readonly locale: string;
    number(value: number): string;
  }
  type Entry = string | ((variables: Variables, formatter: Formatter) => string);
  const strings: Record<string, Record<string, Entry>>;
  export default strings;
}
