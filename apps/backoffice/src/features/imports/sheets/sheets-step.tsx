import { Button, Card, Checkbox, Form, Grid, Inline, Notice, Select, Stack, Text } from '@digis/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type ChosenSheet, inOrderOfKinds, type OpenedFile } from '../opened-file.ts';
import { importKinds, kindWords } from '../rows/kind-words.ts';
import { textOfCell } from '../rows/cells/plain-cell.ts';

interface SheetsStepProps {
  readonly file: OpenedFile;
  readonly onChoose: (sheets: readonly ChosenSheet[]) => void;
  readonly onBack: () => void;
}

export function SheetsStep({ file, onChoose, onBack }: SheetsStepProps) {
  const { t } = useLingui();
  const [sheets, setSheets] = useState(file.sheets);
  const [out, setOut] = useState<ReadonlySet<string>>(
    () => new Set(file.sheets.filter(({ sheet }) => sheet.isHidden).map(({ sheet }) => sheet.name)),
  );
  const taken = sheets.filter(({ sheet }) => !out.has(sheet.name) && !sheet.isTooLong);
  const take = (name: string, isTaken: boolean) => {
    const next = new Set(out);
    if (isTaken) next.delete(name);
    else next.add(name);
    setOut(next);
  };
  return (
    <Form
      aria-label={t`Sheets`}
      onSubmit={() => taken.length > 0 && onChoose(inOrderOfKinds(taken))}
      actions={
        <Inline>
          <Button variant="quiet" onPress={onBack}>
            <Trans>Another file</Trans>
          </Button>
          <Button type="submit" tone="brand" isDisabled={taken.length === 0}>
            <Plural value={taken.length} one="Go on with # sheet" other="Go on with # sheets" />
          </Button>
        </Inline>
      }
    >
      <Grid>
        {sheets.map((each) => (
          <SheetCard
            key={each.sheet.name}
            chosen={each}
            isTaken={taken.includes(each)}
            onTake={(isTaken) => take(each.sheet.name, isTaken)}
            onChange={(changed) =>
              setSheets(sheets.map((other) => (other === each ? changed : other)))
            }
          />
        ))}
      </Grid>
    </Form>
  );
}

interface SheetCardProps {
  readonly chosen: ChosenSheet;
  readonly isTaken: boolean;
  readonly onTake: (isTaken: boolean) => void;
  readonly onChange: (chosen: ChosenSheet) => void;
}

const FIRST_LINES = 4;

function SheetCard({ chosen, isTaken, onTake, onChange }: SheetCardProps) {
  const { t, i18n } = useLingui();
  const { sheet, kind } = chosen;
  const lines = sheet.rows.slice(0, FIRST_LINES).map(({ row, cells }) => ({
    row,
    text: cells
      .map(textOfCell)
      .filter((text) => text !== '')
      .join(' · '),
  }));
  return (
    <Card title={sheet.name}>
      <Stack>
        {sheet.isTooLong ? (
          <Notice tone="critical">
            <Trans>The sheet has more than 5,000 rows. Import it in parts.</Trans>
          </Notice>
        ) : (
          <Checkbox isSelected={isTaken} onChange={onTake}>
            {sheet.isHidden ? t`Take this hidden sheet in` : t`Take this sheet in`}
          </Checkbox>
        )}
        <Stack space="xxsmall">
          {lines.map(({ row, text }) => (
            <Text key={row} size="small" tone="muted" isClamped>
              {text}
            </Text>
          ))}
        </Stack>
        <Select
          label={t`Kind of records`}
          items={importKinds.map((id) => ({ id, label: i18n._(kindWords[id]) }))}
          value={kind}
          onChange={(next) => next && onChange({ ...chosen, kind: next })}
        />
      </Stack>
    </Card>
  );
}
