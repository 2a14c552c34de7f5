import type { ClaimFacts } from '#db/tables/journal.ts';

export type Certificate = Required<Pick<ClaimFacts, 'certificate_no' | 'certificate_date'>>;

export const certificateOf = ({ certificate_no, certificate_date }: ClaimFacts) =>
  certificate_no === undefined || certificate_date === undefined
    ? null
    : { certificate_no, certificate_date };
