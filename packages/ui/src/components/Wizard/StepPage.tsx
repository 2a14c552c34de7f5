/** A page of the wizard, whose fields report errors once the user has reached its step. */
import { type ReactNode, useContext, useId } from 'react';
import { heading as headingStyle } from '../Heading/Heading.css.ts';
import { FormFaultsContext } from '../private/field/form-faults.ts';
import { useIsFromServer } from '../private/page-state.ts';
import { later, page } from './Wizard.css.ts';

interface StepPageProps {
  heading: string;
  headingLevel: 2 | 3 | 4;
  at: number;
  place: number;
  children: ReactNode;
}

const tags = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

export function StepPage({ heading, headingLevel, at, place, children }: StepPageProps) {
  const faults = useContext(FormFaultsContext);
  const isFromServer = useIsFromServer();
  const id = useId();
  const Tag = tags[headingLevel];
  const isHere = at === place;
  return (
    <section
      aria-labelledby={id}
      className={isFromServer && !isHere ? `${page} ${later}` : page}
      data-step={at}
      hidden={!isHere && !isFromServer}
    >
      <Tag id={id} tabIndex={-1} className={headingStyle} data-level={headingLevel}>
        {heading}
      </Tag>
      <FormFaultsContext value={at <= place ? faults : null}>{children}</FormFaultsContext>
    </section>
  );
}
