/** A form in steps: each is validated on leaving, and the last submits all values. */
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import type { FormError } from '../Form/ErrorSummary.tsx';
import { Form, type FormProps } from '../Form/Form.tsx';
import { type CommonProps, rootProps } from '../private/common-props.ts';
import { Stepper } from '../Stepper/Stepper.tsx';
import { StepActions } from './StepActions.tsx';
import { StepPage } from './StepPage.tsx';
import { isLater, placeOfField, useStep } from './step-state.ts';
import { scripted, wizard } from './Wizard.css.ts';

export interface WizardStep<Id extends string> {
  readonly id: Id;
  /** A noun, such as "Client"; also the heading of the step. */
  readonly label: string;
  /** Fields, or a function of the values typed so far, as for a final review. */
  readonly content: ReactNode | ((values: FormData) => ReactNode);
}

export interface WizardProps<Id extends string>
  extends CommonProps, Pick<FormProps, 'onSubmit' | 'action' | 'method' | 'errors'> {
  /** Name of the task: "Booking". */
  'aria-label': string;
  /** In order. All steps stay mounted, so that typed values are kept. */
  items: readonly WizardStep<Id>[];
  /** Label of the last button: "Schedule event". */
  submitLabel: ReactNode;
  isPending?: boolean;
  /** Uncontrolled. @default the first step */
  defaultCurrent?: Id;
  /** Controlled, such as by the URL. */
  current?: Id;
  /** Also called to show an error of another step. */
  onCurrentChange?: (id: Id) => void;
  /** Heading level of the steps. @default 2 */
  headingLevel?: 2 | 3 | 4;
}

const none: readonly FormError[] = [];

/**
 * For three to six steps in order; for fewer use one `Form`. Continue stays on a step with errors;
 * errors of the server lead to their step. Without JavaScript it is a single form.
 */
export function Wizard<Id extends string>(props: WizardProps<Id>) {
  const { items, submitLabel, isPending, onSubmit, errors: given = none, ...rest } = props;
  const { 'aria-label': label, action, method, headingLevel = 2 } = rest;
  const form = useRef<HTMLFormElement>(null);
  const { place, goTo, moves } = useStep(props, form);
  const [values, setValues] = useState<FormData | null>(null);
  const [answered, setAnswered] = useState<readonly FormError[]>(none);
  const errors = given.filter((error) => !answered.includes(error));
  const isLast = place === items.length - 1;

  function submit(data: FormData, event: FormEvent<HTMLFormElement>) {
    if (isLast) {
      onSubmit?.(data, event);
      return;
    }
    event.preventDefault();
    setAnswered([...answered, ...errors.filter((error) => !isLater(form.current, error, place))]);
    setValues(data);
    goTo(place + 1, 'user');
  }

  return (
    <div {...rootProps(rest)} className={wizard}>
      <div className={scripted}>
        <Stepper
          aria-label={label}
          items={items.map(({ id, label: step }) => ({ id, label: step }))}
          current={items[place]?.id ?? ''}
          onStepPress={(id) =>
            goTo(
              items.findIndex((item) => item.id === id),
              'user',
            )
          }
        />
      </div>
      <Form
        ref={form}
        aria-label={label}
        {...{ action, method, errors }}
        visit={moves}
        onSubmit={submit}
        onHidden={(name) => goTo(placeOfField(form.current, name) ?? place, 'fault')}
        actions={
          <StepActions
            isFirst={place === 0}
            {...{ isLast, isPending, submitLabel }}
            onBack={() => goTo(place - 1, 'user')}
          />
        }
      >
        {items.map(({ id, label: heading, content }, at) => (
          <StepPage key={id} {...{ heading, headingLevel, at, place }}>
            {typeof content === 'function' ? values && content(values) : content}
          </StepPage>
        ))}
      </Form>
    </div>
  );
}
