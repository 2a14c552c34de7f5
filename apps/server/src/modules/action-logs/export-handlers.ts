/** A list that leaves the app as a file: the file is the browser's, the line about it is ours. SPEC: D96 */
import { recordAction } from '../../action-log/record-action.ts';
import type { Handlers } from '../../contract/handler.ts';
import { tidyText } from '../../tidy-text.ts';

export const exportHandlers = {
  recordExport: async (context, { body }) => {
    await recordAction(context, {
      action: 'list.export',
      subject: tidyText(body.name),
      changes: [{ field: 'rows', before: '', after: String(body.rows) }],
    });
    return { success: true };
  },
} satisfies Handlers<'recordExport'>;
