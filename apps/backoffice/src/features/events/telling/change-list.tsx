import { DescriptionList } from '@digis/ui';
import type { ChangeInWords } from './changes.ts';

export const ChangeList = ({ changes }: { readonly changes: readonly ChangeInWords[] }) => (
  <DescriptionList
    items={changes.map(({ label, before, after }) => ({
      label,
      value: (
        <>
          {before} → <strong>{after}</strong>
        </>
      ),
    }))}
  />
);
