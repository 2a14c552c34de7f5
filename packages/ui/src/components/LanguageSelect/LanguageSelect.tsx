/** Selects the language of the page, each named in its own language. */
import type { WrittenLocale } from '../../theme/kit-context.ts';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import type { CommonProps } from '../private/common-props.ts';

export interface OfferedLanguage<Id extends string> {
  /** Language code, as in the `lang` attribute: "am", "om". */
  readonly id: Id;
  /** Name in the language itself: "አማርኛ". */
  readonly name: string;
}

export const writtenLanguages: readonly OfferedLanguage<WrittenLocale>[] = [
  { id: 'en', name: 'English' },
  { id: 'am', name: 'አማርኛ' },
];

export interface LanguageSelectProps<Id extends string = WrittenLocale> extends CommonProps {
  value: Id;
  onChange: (value: Id) => void;
  /** The word "Language", in the language of the page. */
  label: string;
  /** Pass `writtenLanguages`, or a list of your own. */
  languages: readonly OfferedLanguage<Id>[];
}

/** Pass the choice to `<UiProvider locale>`, which keeps typed values. */
export function LanguageSelect<Id extends string>(props: LanguageSelectProps<Id>) {
  const { label, languages, ...rest } = props;
  const items = languages.map(({ id, name }) => ({ id, label: name, lang: id }));
  return <SegmentedControl {...rest} aria-label={label} items={items} />;
}
