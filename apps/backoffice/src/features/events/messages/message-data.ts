/** The calls of the messages of an event. D42. */
import { useRead, useWrite } from '../../../api/hooks.ts';

export const useMessages = (eventId: number) =>
  useRead('/sms', { query: { eventId }, pick: ({ messages }) => messages });

export const useSendMessage = () => useWrite('post', '/sms');
