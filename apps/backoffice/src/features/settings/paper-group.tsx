// D162, D165
import { paperSides, paperSizes, type PaperSide } from '@digis/domain';
import {
  FieldGroup,
  Grid,
  ImageField,
  NumberField,
  SegmentedControl,
  Stack,
  Switch,
  Text,
  TextArea,
} from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { imageSource } from '../../api/client.ts';
import { ruleProps } from '../../forms/field-rules.ts';
import { uploadMark } from '../../images/image-field.tsx';
import { useFlagSetting, useNumberSetting, useSetting } from './setting-fields.ts';
import type { SettingFieldsProps } from './setting-fields.ts';

export function PaperGroup({ store }: SettingFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <FieldGroup legend={t`Letterhead of agreements`} layout="rows">
        <Switch {...useFlagSetting(store, 'paper_is_printed')} />
        <Text size="small" tone="muted">
          {t`Then agreements leave logo, name, address and lines out, and keep to the margins below.`}
        </Text>
        <ImageField
          upload={uploadMark}
          sourceOf={imageSource}
          description={t`Empty: the logo of the business`}
          {...useSetting(store, 'paper_logo')}
        />
        <Grid column="large">
          <TextArea
            rows={3}
            description={t`Below name and address: phones, a registration`}
            {...ruleProps('SettingsInput', 'paper_head')}
            {...useSetting(store, 'paper_head')}
          />
          <TextArea
            rows={3}
            description={t`At the foot of each page`}
            {...ruleProps('SettingsInput', 'paper_foot')}
            {...useSetting(store, 'paper_foot')}
          />
        </Grid>
      </FieldGroup>
      <SheetGroup store={store} />
      <FieldGroup legend={t`Text of agreements`} layout="rows">
        <TextArea
          {...ruleProps('SettingsInput', 'agreement_terms')}
          {...useSetting(store, 'agreement_terms')}
        />
        <TextArea
          rows={3}
          description={t`Empty: the agreement says nothing of photos`}
          {...ruleProps('SettingsInput', 'agreement_consent')}
          {...useSetting(store, 'agreement_consent')}
        />
      </FieldGroup>
    </>
  );
}

function SheetGroup({ store }: SettingFieldsProps) {
  const { t } = useLingui();
  const { value, onChange, label } = useSetting(store, 'paper_size');
  return (
    <FieldGroup legend={t`Sheet of agreements`} layout="rows">
      <Stack>
        <SegmentedControl
          label={label}
          items={paperSizes.map((id) => ({ id, label: id }))}
          value={value}
          onChange={(size) => onChange(paperSizes.find((known) => known === size) ?? 'A4')}
        />
        <Grid column="small">
          {paperSides.map((side) => (
            <MarginField key={side} store={store} side={side} />
          ))}
        </Grid>
      </Stack>
    </FieldGroup>
  );
}

function MarginField({ store, side }: SettingFieldsProps & { readonly side: PaperSide }) {
  const { t } = useLingui();
  return (
    <NumberField
      unit={t`mm`}
      maxValue={300}
      description={t`Empty: as usual`}
      {...useNumberSetting(store, `paper_margin_${side}`)}
    />
  );
}
