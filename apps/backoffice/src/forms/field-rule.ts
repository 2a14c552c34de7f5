/** What the contract says of a field, as props of the kit. */
import { fieldRules } from '@digis/api-client/contract';
import type { FieldRule } from '@digis/api-client/contract';

type InputName = keyof typeof fieldRules;
type FieldName<Input extends InputName> = keyof (typeof fieldRules)[Input] & string;

export interface RuleProps {
  readonly isRequired: boolean;
  readonly maxLength?: number;
}

/** `isRequired` and `maxLength` of a field of a request's body. */
export function ruleProps<Input extends InputName>(
  input: Input,
  field: FieldName<Input>,
): RuleProps {
  const rule: FieldRule = Reflect.get(fieldRules[input], field);
  return rule.maxLength === undefined
    ? { isRequired: rule.required }
    : { isRequired: rule.required, maxLength: rule.maxLength };
}
