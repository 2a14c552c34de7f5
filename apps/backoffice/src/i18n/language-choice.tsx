/** Chooses the language of the interface, and reports one that fails to load. */
import { LanguageSelect, writtenLanguages, Notice, Stack } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Language } from './language.ts';
import { chooseLanguage, useLanguage } from './language.ts';

export function LanguageChoice() {
  const { t } = useLingui();
  const [isMissing, setMissing] = useState(false);
  const choose = (language: Language) => {
    setMissing(false);
    chooseLanguage(language).catch(() => setMissing(true));
  };
  return (
    <Stack space="small">
      <LanguageSelect
        languages={writtenLanguages}
        label={t`Language`}
        value={useLanguage()}
        onChange={choose}
      />
      {isMissing && (
        <Notice tone="critical" isLive>
          <Trans>This language could not be loaded. Check the connection.</Trans>
        </Notice>
      )}
    </Stack>
  );
}
