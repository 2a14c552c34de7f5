import { fieldRules } from '@digis/api-client/contract';
import type { FieldRule } from '@digis/api-client/contract';

type InputName = keyof typeof fieldRules;
type FieldName<Input extends InputName> = keyof (typeof fieldRules)[Input] & string;

interface RuleProps {
  readonly isRequired: boolean;
  readonly maxLength?: number;
}

export function ruleProps<Input extends InputName>(
  input: Input,
  field: FieldName<Input>,
): RuleProps {
  const rules: Readonly<Record<string, FieldRule>> = fieldRules[input];
  const { required, maxLength } = rules[field] ?? { required: false };
  return maxLength === undefined ? { isRequired: required } : { isRequired: required, maxLength };
}
