/** Calculates what an employee is paid: wages and salary. */
import { toBirr, toSantim } from './money.ts';

export interface WagePayment {
  /** Birr still owed for events. */
  gain: number;
  /** Birr a month. */
  salary: number;
  withSalary: boolean;
}

/**
 * Birr to pay: the whole balance, and the salary where it is paid with it. Spec 9.
 * @example employeePayable({ gain: 900, salary: 4500, withSalary: true }) //=> 5400
 */
export const employeePayable = ({ gain, salary, withSalary }: WagePayment): number =>
  toBirr(toSantim(gain) + (withSalary ? toSantim(salary) : 0));
