/** Selects English or Amharic, each named in its own language. */
import type { WrittenLocale } from '../../theme/kit-context.ts';
import { type Segment, SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import type { CommonProps } from '../private/common-props.ts';

export interface LanguageSelectProps extends CommonProps {
  value: WrittenLocale;
  onChange: (value: WrittenLocale) => void;
  /** "Language", in the language of the page. */
  label: string;
}

const languages: readonly Segment<WrittenLocale>[] = [
  { id: 'en', label: 'English', lang: 'en' },
  { id: 'am', label: 'አማርኛ', lang: 'am' },
];

/** Hand the choice to `<UiProvider locale>`, which keeps all that was typed and names the page's language. */
export function LanguageSelect({ label, ...rest }: LanguageSelectProps) {
  return <SegmentedControl {...rest} aria-label={label} items={languages} />;
}
