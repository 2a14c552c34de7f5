import { msg } from '@lingui/core/macro';

export const employeeFieldLabels = {
  first_name: msg`First name`,
  last_name: msg`Last name`,
  phone_number: msg`Phone Number`,
  guarantor_phone: msg`Guarantor Phone`,
  salary: msg`Salary`,
  wage_type: msg`Wage Type`,
  event_wage: msg`Event Wage`,
  // D54 The afternoon wage covers every hour that is not evening.
  afternoon_wage: msg`Afternoon Wage (day)`,
  evening_wage: msg`Evening Wage`,
  guarantor_id: msg`Guarantor ID Image`,
  personal_image: msg`Employee Photo`,
  agreement_image: msg`Agreement Image`,
};
