/** The form of one's own password: what it is, and what it should be. SPEC: D151 */
import { msg } from '@lingui/core/macro';
import { requiredText } from '../../forms/required.ts';
import { useRecordForm } from '../../forms/use-record-form.ts';
import { specMessages } from '../../i18n/spec-messages.ts';
import { useChangePassword } from './account-data.ts';

export interface PasswordValues {
  readonly current: string;
  readonly new: string;
  readonly confirm: string;
}

export const passwordLabels = {
  current: msg`Your password now`,
  new: msg`New password`,
  confirm: msg`Confirm Password`,
};

const empty: PasswordValues = { current: '', new: '', confirm: '' };

export function usePasswordForm(onSaved: () => void) {
  const change = useChangePassword();
  return useRecordForm({
    name: 'own password',
    isSecret: true,
    initial: empty,
    check: (values) => ({
      ...requiredText(values, ['current', 'new', 'confirm']),
      ...(values.new !== values.confirm && { confirm: msg`Password does not match!` }),
    }),
    bodyOf: ({ current, new: chosen }: PasswordValues) => ({ current, new: chosen }),
    write: (body, options) => change(body, options),
    words: {
      done: msg`Your password is changed`,
      detail: msg`Wherever else you were signed in, you are signed out.`,
      failed: specMessages.saveFailed,
    },
    onSaved,
  });
}
