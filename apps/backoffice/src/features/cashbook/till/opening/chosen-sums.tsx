// D160
import { ComboBox, FieldGroup, focusFirstField, IconButton, Inline, Text } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { FormStore } from '#forms/form-store.ts';
import { SumField, type SumFieldProps, type Sums } from '#forms/sum-field.tsx';
import { useParsedField } from '#forms/use-field.ts';
import type { OpeningValues } from './opening-form.ts';

interface Choice {
  readonly id: number;
  readonly label: string;
  readonly description?: string;
  /** Birr. */
  readonly most?: number;
}

interface ChosenSumsProps {
  readonly store: FormStore<OpeningValues>;
  readonly name: 'petty' | 'vendors' | 'employees' | 'events';
  readonly legend: string;
  readonly addLabel: string;
  readonly choices: readonly Choice[] | undefined;
}

export function ChosenSums({ store, name, legend, addLabel, choices = [] }: ChosenSumsProps) {
  const { t } = useLingui();
  const field = useParsedField(store, name);
  const [added, setAdded] = useState<number | null>(null);
  const { value: sums, onChange, errorMessage } = field;
  const isChosen = ({ id }: Choice) => id in sums;
  const others = choices.filter((choice) => !isChosen(choice));
  const add = (id: number | null) => {
    if (id === null) return;
    setAdded(id);
    onChange({ ...sums, [id]: null });
  };
  return (
    <FieldGroup legend={legend} layout="rows">
      {choices.filter(isChosen).map((choice) => (
        <ChosenSum
          key={choice.id}
          {...{ field, choice }}
          isAdded={choice.id === added}
          onRemove={() => onChange(without(sums, choice.id))}
        />
      ))}
      {choices.length === 0 ? (
        <Text size="small" tone="muted">{t`Nothing to choose from yet`}</Text>
      ) : (
        others.length > 0 && (
          <ComboBox
            key={Object.keys(sums).length}
            label={addLabel}
            items={others.map(({ id, label, description }) => ({
              id,
              label,
              ...(description !== undefined && { description }),
            }))}
            value={null}
            onChange={add}
          />
        )
      )}
      {errorMessage !== undefined && <Text tone="critical">{errorMessage}</Text>}
    </FieldGroup>
  );
}

interface ChosenSumProps {
  readonly field: SumFieldProps['sums'];
  readonly choice: Choice;
  readonly isAdded: boolean;
  readonly onRemove: () => void;
}

function ChosenSum({ field, choice, isAdded, onRemove }: ChosenSumProps) {
  const { t } = useLingui();
  const { id, label, description, most } = choice;
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAdded && row.current) focusFirstField(row.current);
  }, [isAdded]);
  return (
    <div ref={row}>
      <Inline align="end" space="xsmall">
        <SumField {...{ id, label, description }} sums={field} minValue={0.01} maxValue={most} />
        <IconButton aria-label={t`Remove ${label}`} onPress={onRemove}>
          <X aria-hidden />
        </IconButton>
      </Inline>
    </div>
  );
}

const without = (sums: Sums, id: number): Sums => {
  const { [id]: _removed, ...others } = sums;
  return others;
};
