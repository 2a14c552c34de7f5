/** The report's sections, loaded later because they need the chart library. D130 */
import { Grid, Stack } from '@digis/ui';
import { EventCostsSection, OtherCostsSection } from './costs-section.tsx';
import { MonthsSection } from './months-section.tsx';
import { PackagesSection } from './packages-section.tsx';
import { PlacesSection } from './places-section.tsx';
import { usePeriod } from './reports-data.ts';
import { VatSection } from './vat-section.tsx';

export function ReportParts() {
  const { span } = usePeriod();
  return (
    <Stack space="large">
      {span !== 'month' && <MonthsSection />}
      <PackagesSection />
      <Grid column="large">
        <EventCostsSection />
        <OtherCostsSection />
      </Grid>
      <PlacesSection />
      <VatSection />
    </Stack>
  );
}
