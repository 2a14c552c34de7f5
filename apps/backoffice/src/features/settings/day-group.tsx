// D120
import type { Schemas } from '@digis/api-client/contract';
import {
  etToIso,
  formatEtDate,
  holidayNames,
  islamicFeasts,
  isoToEpochDay,
  isoToEt,
} from '@digis/ethio-date';
import type { IsoDate } from '@digis/ethio-date';
import { EthiopianDatePicker, FieldGroup, Grid, Stack, Switch } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { useToday } from '../../browser/use-today.ts';
import { useField } from '../../forms/use-field.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useFlagSetting } from './setting-fields.ts';
import type { SettingFieldsProps } from './setting-fields.ts';

type Feast = Schemas['FeastDate']['feast'];

const NEAR = 5;
const DAYS_AHEAD = 365;

function feastsAhead(today: IsoDate): { feast: Feast; date: IsoDate }[] {
  const { year } = isoToEt(today);
  const first = isoToEpochDay(today) - NEAR;
  return [...islamicFeasts(year), ...islamicFeasts(year + 1)]
    .map(({ key, date }) => ({ feast: key, date: etToIso(date) }))
    .filter(({ date }) => {
      const day = isoToEpochDay(date);
      return day >= first && day < first + DAYS_AHEAD;
    });
}

export function DayGroup({ store }: SettingFieldsProps) {
  const { t } = useLingui();
  const { today } = useToday();
  return (
    <FieldGroup legend={t`Holidays and fasts`} layout="rows">
      <Stack>
        <Switch {...useFlagSetting(store, 'show_fasts')} />
        <Grid>
          {feastsAhead(today).map((feast) => (
            <FeastField key={feast.feast + feast.date} store={store} {...feast} />
          ))}
        </Grid>
      </Stack>
    </FieldGroup>
  );
}

interface FeastFieldProps extends SettingFieldsProps {
  readonly feast: Feast;
  readonly date: IsoDate;
}

function FeastField({ store, feast, date }: FeastFieldProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const name = holidayNames[language][feast];
  const { value, onChange, isDisabled } = useField(store, 'feast_dates');
  const isThis = (other: Schemas['FeastDate']) =>
    other.feast === feast && Math.abs(isoToEpochDay(other.date) - isoToEpochDay(date)) <= NEAR;
  return (
    <EthiopianDatePicker
      label={name}
      description={t`Calculated: ${formatEtDate(isoToEt(date), 'medium', language)}`}
      variant="calendar"
      allowClear
      isDisabled={isDisabled}
      value={value.find(isThis)?.date ?? null}
      onChange={(day) => {
        const others = value.filter((other) => !isThis(other));
        onChange(day === null ? others : [...others, { feast, date: day }]);
      }}
    />
  );
}
