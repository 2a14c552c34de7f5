import { Card, Grid, Select, TextField } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { useChoiceWords } from '../rows/choice-words.ts';
import type { ImportField } from '../rows/import-fields.ts';

interface ValuesOfAllProps {
  readonly missing: readonly ImportField[];
  readonly values: Readonly<Record<string, string>>;
  readonly onChange: (field: string, value: string) => void;
}

export function ValuesOfAll({ missing, values, onChange }: ValuesOfAllProps) {
  const { t, i18n } = useLingui();
  const choicesOf = useChoiceWords();
  if (missing.length === 0) return null;
  return (
    <Card title={t`No column has these`}>
      <Grid>
        {missing.map((field) => {
          const common = {
            label: i18n._(field.label),
            description: t`One value for all rows, or choose a column above.`,
            isRequired: true,
          };
          return field.choices ? (
            <Select
              key={field.id}
              {...common}
              items={choicesOf(field)}
              value={values[field.id] ?? null}
              onChange={(value) => onChange(field.id, value ?? '')}
            />
          ) : (
            <TextField
              key={field.id}
              {...common}
              value={values[field.id] ?? ''}
              onChange={(value) => onChange(field.id, value)}
            />
          );
        })}
      </Grid>
    </Card>
  );
}
