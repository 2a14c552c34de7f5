// D164
import { FieldGroup, Switch, Text } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLatinLetters } from '../../browser/preferences.ts';

export function LatinLetters() {
  const { t } = useLingui();
  const [letters, choose] = useLatinLetters();
  return (
    <FieldGroup legend={t`Typing`} layout="rows">
      <Switch
        isSelected={letters === 'amharic'}
        onChange={(isOn) => choose(isOn ? 'amharic' : 'latin')}
      >
        <Trans>Latin letters write Amharic</Trans>
      </Switch>
      <Text size="small" tone="muted">
        <Trans>
          In names, remarks and searches selam becomes ሰላም. Backspace takes one letter back, Esc
          keeps the word as you typed it. For this browser.
        </Trans>
      </Text>
    </FieldGroup>
  );
}
