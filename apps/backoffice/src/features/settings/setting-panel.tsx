import { DayGroup } from './day-group.tsx';
import { CopyGroup } from './copies/copy-group.tsx';
import { PaperGroup } from './paper-group.tsx';
import { PlaceList } from './places/place-list.tsx';
import type { Settings } from './setting-data.ts';
import type { SettingFieldsProps } from './setting-fields.ts';
import {
  BankGroup,
  BusinessGroup,
  MessageGroup,
  MoneyGroup,
  PrivacyGroup,
  RulesGroup,
  SecurityGroup,
} from './setting-groups.tsx';
import type { SettingTab } from './setting-tabs.ts';
import { TaxGroup } from './tax/tax-group.tsx';

interface PanelProps extends SettingFieldsProps {
  readonly settings: Settings;
  readonly tab: SettingTab;
  readonly hasToken: boolean;
}

export function Panel({ tab, store, settings, hasToken }: PanelProps) {
  if (tab === 'banks') return <PlaceList settings={settings} />;
  if (tab === 'messages') return <MessageGroup store={store} hasToken={hasToken} />;
  if (tab === 'papers') return <PaperGroup store={store} />;
  if (tab === 'days') return <DayGroup store={store} />;
  if (tab === 'tax') return <TaxGroup store={store} />;
  if (tab === 'copies') return <CopyGroup store={store} />;
  if (tab === 'safety')
    return (
      <>
        <SecurityGroup store={store} />
        <PrivacyGroup store={store} />
      </>
    );
  if (tab === 'rules')
    return (
      <>
        <RulesGroup store={store} />
        <MoneyGroup store={store} />
      </>
    );
  return (
    <>
      <BusinessGroup store={store} />
      <BankGroup store={store} />
    </>
  );
}
