import type { FieldErrorCode, Schemas } from '@digis/api-client/contract';
import { isMobilePhone, normalisePhone, toSantim } from '@digis/domain';
import { invalid } from '#base/errors.ts';
import { tidyText } from '#base/tidy-text.ts';
import type { EmployeeContent } from './employee-queries.ts';

type Written = Schemas['EmployeeInput'];

const wageFields = {
  fixed: ['event_wage'],
  dynamic: ['afternoon_wage', 'evening_wage'],
} as const satisfies Record<Written['wage_type'], readonly (keyof Written)[]>;

export const paperFields = [
  'personal_image',
  'id_image',
  'guarantor_id',
  'agreement_image',
] as const satisfies readonly (keyof Written)[];

type Wages = Pick<Written, 'wage_type' | 'event_wage' | 'afternoon_wage' | 'evening_wage'>;

export function requireWages(body: Wages): void {
  const errors: Record<string, FieldErrorCode> = {};
  for (const field of wageFields[body.wage_type]) {
    if ((body[field] ?? null) === null) errors[field] = 'required';
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** An outdated figure of the other kind cannot return. */
function wagesOf(body: Wages) {
  requireWages(body);
  const named: readonly string[] = wageFields[body.wage_type];
  const wage = (field: 'event_wage' | 'afternoon_wage' | 'evening_wage') =>
    named.includes(field) ? toSantim(body[field] ?? 0) : null;
  return {
    event_wage: wage('event_wage'),
    afternoon_wage: wage('afternoon_wage'),
    evening_wage: wage('evening_wage'),
  };
}

type Phones = Partial<Pick<Written, 'phone_number' | 'guarantor_phone'>>;

/** Phone rules made later do not apply to a number the employee already has. */
export function requireMobiles(
  prefixes: readonly string[],
  phones: Phones,
  kept: Partial<EmployeeContent> = {},
): void {
  const errors: Record<string, FieldErrorCode> = {};
  for (const field of ['phone_number', 'guarantor_phone'] as const) {
    const phone = normalisePhone(phones[field] ?? '');
    const isAllowed = phone === '' || phone === kept[field] || isMobilePhone(phone, prefixes);
    if (!isAllowed) errors[field] = 'pattern';
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

function requirePhones(prefixes: readonly string[], body: Written, kept: Partial<EmployeeContent>) {
  requireMobiles(prefixes, body, kept);
  const given = body.guarantor_phone ?? null;
  return {
    phone_number: normalisePhone(body.phone_number),
    guarantor_phone: given === null ? null : normalisePhone(given),
  };
}

/** A paper left out (undefined) is kept; null removes it. */
export function buildEmployee(
  prefixes: readonly string[],
  body: Written,
  kept: Partial<EmployeeContent> = {},
): EmployeeContent {
  const first_name = tidyText(body.first_name);
  const last_name = tidyText(body.last_name);
  const paper = (field: (typeof paperFields)[number]) =>
    body[field] === undefined ? (kept[field] ?? null) : body[field];
  return {
    full_name: `${first_name} ${last_name}`,
    first_name,
    last_name,
    ...requirePhones(prefixes, body, kept),
    salary: toSantim(body.salary),
    wage_type: body.wage_type,
    ...wagesOf(body),
    personal_image: paper('personal_image'),
    id_image: paper('id_image'),
    guarantor_id: paper('guarantor_id'),
    agreement_image: paper('agreement_image'),
  };
}
