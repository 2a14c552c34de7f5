// Spec 2.16, D44
import { ApiError } from '@digis/api-client';
import type { AnswerOf } from '@digis/api-client/contract';
import { Button, Inline, Notice, Stack, Text, TextArea } from '@digis/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { causeOf } from '../../api/error-message.ts';
import { usePreviewTemplate } from './setting-data.ts';
import { useSetting } from './setting-fields.ts';
import type { SettingStore } from './setting-fields.ts';

interface TemplateFieldProps {
  readonly store: SettingStore;
  readonly name: 'days_before_temp' | 'pay_confirm_temp';
}

type Preview = AnswerOf<'previewTemplate'>;

export const PLACEHOLDERS =
  '{client_name} {days_left} {advance_paid} {received_money} {left_money} {event_date} {event_time} {venue} {bank_name} {banc_acc} {acc_name}';

export function TemplateField({ store, name }: TemplateFieldProps) {
  const { i18n } = useLingui();
  const field = useSetting(store, name);
  const preview = usePreviewTemplate();
  const [shown, setShown] = useState<Preview | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const show = async () => {
    try {
      setShown(await preview({ template: field.value }));
      setFailure(null);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(i18n._(causeOf(error)));
    }
  };
  return (
    <Stack space="small">
      <TextArea writesAmharic={false} maxLength={1000} {...field} />
      <Inline>
        <Button variant="soft" size="small" onPress={() => void show()}>
          <Trans>Preview</Trans>
        </Button>
      </Inline>
      {failure && <Notice tone="critical">{failure}</Notice>}
      {shown && <PreviewText preview={shown} />}
    </Stack>
  );
}

function PreviewText({ preview: { text, segments, unknown } }: { readonly preview: Preview }) {
  const { t } = useLingui();
  return (
    <Notice tone={unknown.length > 0 ? 'caution' : 'info'} title={t`To a sample client:`} isLive>
      <Stack space="xsmall">
        <span>{text === '' ? t`(our own text, because this one is empty)` : text}</span>
        <Text size="small" tone="muted">
          <Plural value={segments} one="# message is charged" other="# messages are charged" />
        </Text>
        {unknown.length > 0 && (
          <Text size="small">
            {t`Nobody knows ${unknown.map((word) => `{${word}}`).join(' ')}; it is sent as it stands.`}
          </Text>
        )}
      </Stack>
    </Notice>
  );
}
