// Decision 0151
import { FieldGroup, RadioGroup } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { useSchemeChoice } from '../../browser/preferences.ts';
import { showScheme } from '../../browser/scheme.ts';

export function Appearance() {
  const { t } = useLingui();
  const [scheme, choose] = useSchemeChoice();
  return (
    <FieldGroup legend={t`Appearance`} layout="rows">
      <RadioGroup
        aria-label={t`Appearance`}
        description={t`What you print stays dark on white. For this browser.`}
        orientation="horizontal"
        items={[
          { id: 'system', label: t`System` },
          { id: 'light', label: t`Light` },
          { id: 'dark', label: t`Dark` },
        ]}
        value={scheme}
        onChange={(chosen) => {
          if (chosen === null) return;
          choose(chosen);
          showScheme(chosen);
        }}
      />
    </FieldGroup>
  );
}
