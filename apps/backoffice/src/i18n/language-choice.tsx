import { LanguageSelect, Notice, Stack } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type AppLanguage, languages } from '../browser/saved-choices.ts';
import { chooseLanguage, useInterfaceLanguage } from './language.ts';

export function LanguageChoice() {
  const { t } = useLingui();
  const [isMissing, setMissing] = useState(false);
  const choose = (language: AppLanguage) => {
    setMissing(false);
    chooseLanguage(language).catch(() => setMissing(true));
  };
  return (
    <Stack space="small">
      <LanguageSelect
        languages={languages}
        label={t`Language`}
        value={useInterfaceLanguage()}
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
