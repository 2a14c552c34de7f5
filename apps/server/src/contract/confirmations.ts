import type { Schemas } from '@digis/api-client/contract';

interface Confirmed {
  confirm?: Schemas['Confirmations'];
  force?: boolean;
  same_place?: boolean;
}

type Question = Schemas['Confirmations'][number];

export const isConfirmed = (
  { confirm = [], force, same_place }: Confirmed,
  question: Question,
): boolean =>
  confirm.includes(question) ||
  (question === 'CONFLICTS' && force === true) ||
  (question === 'PLACE' && same_place === true);
