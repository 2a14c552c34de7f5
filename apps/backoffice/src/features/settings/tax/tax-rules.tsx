import type { Schemas } from '@digis/api-client/contract';
import { isRate } from '@digis/domain';
import { Birr, Button, Card, DataTable, DateText, RowActions, Stack, Text } from '@digis/ui';
import type { DataColumn } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useTaxRules } from '#api/queries/tax.ts';
import { useUser } from '#auth/user.tsx';
import { listOf, useOpenRow } from '#lists/list-state.ts';
import { useRowActions } from '#lists/row-actions.tsx';
import { closeDialog, openDialog } from '#navigation/dialog-acts.ts';
import { TaxRuleDialog, taxRuleNames } from './tax-rule-dialog.tsx';

type Rule = Schemas['TaxRule'];

const Figure = ({ name, value }: Rule) => (isRate(name) ? <>{value}%</> : <Birr value={value} />);

function useColumns(): readonly DataColumn<Rule>[] {
  const { t, i18n } = useLingui();
  return [
    {
      id: 'name',
      header: t`Rule`,
      isRowHeader: true,
      cell: ({ name }) => i18n._(taxRuleNames[name]),
    },
    { id: 'from', header: t`Holds from`, cell: ({ from }) => <DateText value={from} /> },
    {
      id: 'value',
      header: t`Figure`,
      align: 'end',
      isFact: true,
      cell: (rule) => <Figure {...rule} />,
    },
    { id: 'source', header: t`Source`, width: '320px', cell: ({ source }) => source },
  ];
}

export function TaxRules() {
  const { t, i18n } = useLingui();
  const isAdmin = useUser().role === 'admin';
  const rules = useTaxRules();
  const actions = useRowActions();
  return (
    <Card
      title={t`Figures of law`}
      action={
        isAdmin && (
          <Button size="small" variant="soft" onPress={() => openDialog('add')}>
            <Trans>Add a figure</Trans>
          </Button>
        )
      }
    >
      <Stack space="small">
        <Text size="small" tone="muted">
          <Trans>
            Each holds from its day on. They are what public sources say: an accountant has the last
            word.
          </Trans>
        </Text>
        <DataTable
          aria-label={t`Figures of law`}
          columns={useColumns()}
          {...listOf(rules)}
          getRowId={({ id }) => id}
          getRowName={({ name, from }) => `${i18n._(taxRuleNames[name])}, ${from}`}
          rowActions={
            isAdmin
              ? (rule) => (
                  <RowActions
                    rowName={`${i18n._(taxRuleNames[rule.name])}, ${rule.from}`}
                    actions={[actions.edit(() => openDialog('edit', rule.id))]}
                  />
                )
              : undefined
          }
        />
        {isAdmin && <OpenRule rules={rules.data} />}
      </Stack>
    </Card>
  );
}

function OpenRule({ rules }: { readonly rules: readonly Rule[] | undefined }) {
  const { dialog, row: rule } = useOpenRow(rules);
  if (dialog === 'add') return <TaxRuleDialog rule={null} onClose={closeDialog} />;
  if (dialog !== 'edit' || !rule) return null;
  return <TaxRuleDialog key={rule.id} rule={rule} onClose={closeDialog} />;
}
