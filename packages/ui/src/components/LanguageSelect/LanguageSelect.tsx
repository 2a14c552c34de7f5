/** Selects the language of the page, each named in its own language. */
import type { WrittenLocale } from '../../theme/kit-context.ts';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import type { CommonProps } from '../private/common-props.ts';

export interface OfferedLanguage<Id extends string> {
  /** As in `lang`: "am", "om". */
  readonly id: Id;
  /** In the language itself: "አማርኛ". */
  readonly name: string;
}

export const writtenLanguages: readonly OfferedLanguage<WrittenLocale>[] = [
  { id: 'en', name: 'English' },
  { id: 'am', name: 'አማርኛ' },
];

export interface LanguageSelectProps<Id extends string = WrittenLocale> extends CommonProps {
  value: Id;
  onChange: (value: Id) => void;
  /** "Language", in the page's language. */
  label: string;
  /** `writtenLanguages`, or the app's. */
  languages: readonly OfferedLanguage<Id>[];
}

/** Pass the choice to `<UiProvider locale>`, which keeps typed values. */
export function LanguageSelect<Id extends string>(props: LanguageSelectProps<Id>) {
  const { label, languages, ...rest } = props;
  const items = languages.map(({ id, name }) => ({ id, label: name, lang: id }));
  return <SegmentedControl {...rest} aria-label={label} items={items} />;
}
