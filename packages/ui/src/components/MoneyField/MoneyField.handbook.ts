/** When to take MoneyField, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['Any amount of money is entered.'],
  instead: ['An amount that is only shown is `Birr`, a count a `NumberField`.'],
  anatomy: {
    Label: 'what is paid',
    Input: 'groups the digits while one types',
    Currency: 'behind the input',
    Error: 'why a text is no amount',
  },
  announces: ['The amount as it is understood, when the focus leaves it.'],
  words: ['Errors of the field say what to type. A limit says the limit: “At most 5,000 Br”.'],
  search: ['currency input', 'amount', 'price', 'ብር'],
};
