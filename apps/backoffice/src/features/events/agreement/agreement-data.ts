/** The calls of the Agreement dialog. Spec 2.6, 7. */
import { answerOf } from '@digis/api-client';
import { client } from '../../../api/client.ts';
import { useRead, useWrite } from '../../../api/hooks.ts';

export const useAgreements = (eventId: number) =>
  useRead('/agreement', { query: { eventId }, pick: ({ agreements }) => agreements });

/** Answers the page to print. */
export const useGenerateAgreement = () =>
  useWrite('post', '/generate-agreement', { also: ['/agreement', '/event'] });

/** A kept page, as it was printed. */
export const readAgreement = (id: number): Promise<string> =>
  answerOf(client.GET('/agreement/{id}', { params: { path: { id } }, parseAs: 'text' }));
