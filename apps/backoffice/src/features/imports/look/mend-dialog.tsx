import { Select, Text, TextField } from '@digis/ui';
import { Plural, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useOwnBranches, usePackages } from '#api/queries/records.ts';
import { useChoiceWords } from '../rows/choice-words.ts';
import type { ImportField } from '../rows/import-fields.ts';
import { CheckAgainDialog } from './check-again-dialog.tsx';
import type { FaultGroup } from './fault-groups.ts';
import { useFaultWords } from './outcome-words.ts';

interface MendDialogProps {
  readonly group: FaultGroup;
  readonly onMend: (words: Readonly<Record<string, string>>) => void;
  readonly onClose: () => void;
}

const MOST_WORDS = 40;
const NOTHING = '-';

type Choice = { readonly id: string; readonly label: string };

function useChoices(field: ImportField): readonly Choice[] | null {
  const { t } = useLingui();
  const choicesOf = useChoiceWords();
  const packages = usePackages().data ?? [];
  const branches = useOwnBranches().data ?? [];
  const named = (rows: readonly { readonly name: string }[]) =>
    rows.map(({ name }) => ({ id: name, label: name }));
  if (field.choices) return choicesOf(field);
  if (field.id === 'branch') return named(branches);
  if (field.id !== 'package') return null;
  return [{ id: NOTHING, label: t`Without a package` }, ...named(packages)];
}

export function MendDialog({ group, onMend, onClose }: MendDialogProps) {
  const { t, i18n } = useLingui();
  const faultWords = useFaultWords();
  const label = i18n._(group.field.label);
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const choices = useChoices(group.field);
  const texts = group.texts.slice(0, MOST_WORDS);
  const submit = () => {
    const given = Object.entries(answers).filter(([text, value]) => value !== '' && value !== text);
    if (given.length > 0) onMend(Object.fromEntries(given));
    onClose();
  };
  return (
    <CheckAgainDialog title={t`Mend the column: ${label}`} onSubmit={submit} onClose={onClose}>
      <Text tone="muted">{faultWords(group.fault)}</Text>
      {texts.map((text) => (
        <WordField
          key={text}
          text={text}
          choices={choices}
          answer={answers[text]}
          onAnswer={(value) => setAnswers({ ...answers, [text]: value })}
        />
      ))}
      {group.texts.length > texts.length && (
        <Text tone="muted">
          <Plural
            value={group.texts.length - texts.length}
            one="# more word is asked about after these."
            other="# more words are asked about after these."
          />
        </Text>
      )}
    </CheckAgainDialog>
  );
}

interface WordFieldProps {
  readonly text: string;
  readonly choices: readonly Choice[] | null;
  readonly answer: string | undefined;
  readonly onAnswer: (answer: string) => void;
}

function WordField({ text, choices, answer, onAnswer }: WordFieldProps) {
  const { t } = useLingui();
  const label = text === '' ? t`Empty cells` : text;
  if (choices === null)
    return <TextField label={label} value={answer ?? text} onChange={onAnswer} />;
  return (
    <Select
      label={label}
      items={choices}
      value={answer ?? null}
      onChange={(value) => onAnswer(value ?? '')}
    />
  );
}
