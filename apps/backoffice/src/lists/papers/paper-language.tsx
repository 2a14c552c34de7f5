import { SegmentedControl } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../i18n/language.ts';
import { useParameter } from '../../navigation/use-address.ts';
import { type PaperLanguage, paperLanguages } from './paper-words.ts';

export function usePaperLanguage(): PaperLanguage {
  const language = useLanguage();
  const { value } = useParameter('paper');
  return paperLanguages.find((one) => one === value) ?? language;
}

export function PaperLanguageChoice() {
  const { t } = useLingui();
  const { type } = useParameter('paper');
  return (
    <SegmentedControl
      aria-label={t`Language`}
      items={[
        { id: 'am', label: 'አማርኛ', lang: 'am' },
        { id: 'en', label: 'English', lang: 'en' },
        { id: 'both', label: t`Both` },
      ]}
      value={usePaperLanguage()}
      onChange={(choice) => type(choice)}
    />
  );
}
