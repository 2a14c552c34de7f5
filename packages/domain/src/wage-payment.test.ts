import { expect, test } from 'vitest';
import { employeePayable } from './wage-payment.ts';

// spec:9
test.each([
  [900, 4_500, true, 5_400],
  [900, 4_500, false, 900],
  [0.1, 0.2, true, 0.3],
  [0, 0, true, 0],
])('a balance of %d with a salary of %d (%s) makes %d to pay', (gain, salary, withSalary, due) => {
  expect(employeePayable({ gain, salary, withSalary })).toBe(due);
});
