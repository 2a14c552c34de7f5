import type { Schemas } from '@digis/api-client/contract';
import { toBirr } from '@digis/domain';
import type { EmployeeContent, EmployeeRow } from './employee-queries.ts';

const birrOf = (santim: number | null) => (santim === null ? null : toBirr(santim));

export const employeeContent = ({
  salary,
  event_wage,
  afternoon_wage,
  evening_wage,
  ...content
}: EmployeeContent) => ({
  ...content,
  salary: toBirr(salary),
  event_wage: birrOf(event_wage),
  afternoon_wage: birrOf(afternoon_wage),
  evening_wage: birrOf(evening_wage),
});

export const employeeName = (row: EmployeeRow): Schemas['Employee'] => ({
  id: row.id,
  full_name: row.full_name,
  phone_number: row.phone_number,
});

const wageView = (row: EmployeeRow) => ({
  salary: toBirr(row.salary),
  wage_type: row.wage_type,
  ...(row.event_wage !== null && { event_wage: toBirr(row.event_wage) }),
  ...(row.afternoon_wage !== null && { afternoon_wage: toBirr(row.afternoon_wage) }),
  ...(row.evening_wage !== null && { evening_wage: toBirr(row.evening_wage) }),
});

const paperView = (row: EmployeeRow) => ({
  ...(row.personal_image !== null && { personal_image: row.personal_image }),
  ...(row.id_image !== null && { id_image: row.id_image }),
  ...(row.guarantor_id !== null && { guarantor_id: row.guarantor_id }),
  ...(row.agreement_image !== null && { agreement_image: row.agreement_image }),
});

export const employeeView = (row: EmployeeRow): Schemas['Employee'] => ({
  ...employeeName(row),
  first_name: row.first_name,
  last_name: row.last_name,
  ...(row.guarantor_phone !== null && { guarantor_phone: row.guarantor_phone }),
  ...wageView(row),
  ...paperView(row),
  ...(row.archived_at !== null && { deletedAt: row.archived_at.toISOString() }),
  createdAt: row.created_at.toISOString(),
});
