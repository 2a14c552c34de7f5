/** A form that is validated as a whole: it lists invalid fields above and marks each, and never blocks typing. */
import {
  type FormEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { type CommonProps, dataAttributes } from '../private/common-props.ts';
import { FormFaultsContext } from '../private/field/form-faults.ts';
import { useFirstFocus } from '../private/first-focus/use-first-focus.ts';
import { ErrorSummary, type FormError } from './ErrorSummary.tsx';
import { focusFirstField, moveOnByEnter, useFocusAfterRemoval } from './form-focus.ts';
import { useFieldFaults } from './use-field-faults.ts';
import { actions as actionsStyle, form as formStyle } from './Form.css.ts';

/** The attempts to submit a form, counted since it was made or reset, and whether the last one was refused. */
function useAttempts(hasErrors: boolean, visit: number | undefined) {
  const [attempts, setAttempts] = useState(0);
  const [refused, setRefused] = useState(0);
  const [visited, setVisited] = useState(visit);
  if (visited !== visit) {
    setVisited(visit);
    setAttempts(0);
    setRefused(0);
  }
  if (attempts !== refused && hasErrors) setRefused(attempts);
  const isActing = useRef(false);
  return {
    attempts,
    isRefused: attempts > 0 && refused === attempts,
    begin() {
      isActing.current = false;
      setAttempts(attempts + 1);
    },
    /** An action of React has taken it, which resets the form once it has answered. */
    act() {
      isActing.current = true;
    },
    /** The form was reset: by React, and what the action answered stays, or by the user. */
    reset() {
      if (!isActing.current) {
        setAttempts(0);
        setRefused(0);
      }
      isActing.current = false;
    },
  };
}

export interface FormProps extends CommonProps {
  children: ReactNode;
  /**
   * Called when no field is wrong, or required and empty. Check the rest and send; return errors as `errors`, at once
   * or after the server's answer. With an `action`, `event.preventDefault()` refuses it.
   */
  onSubmit?: (data: FormData, event: FormEvent<HTMLFormElement>) => void;
  /** Called in place of `onSubmit` where a field is wrong: what else is wrong can be said at once, as `errors`. */
  onRefuse?: () => void;
  /** React's action, as `useActionState` gives one, or the address that the browser sends the form to. */
  action?: string | ((data: FormData) => void | Promise<void>);
  /** The method of a form with an address. @default 'get', as in HTML */
  method?: 'get' | 'post';
  /** `none`: the owner validates everything, and is called whatever the fields report. @default 'fields' */
  validation?: 'fields' | 'none';
  /** The errors that the owner found; the summary shows them after the first attempt to submit. */
  errors?: readonly FormError[];
  /** Called when the field to focus is hidden, such as on another tab, to show it. It then gets the focus. */
  onHidden?: (name: string) => void;
  /** The visit of a part of the form, such as a step: at another one nothing was refused yet. */
  visit?: number;
  /** The buttons at the end; a dialog's footer can hold them instead, with `form={id}`. */
  actions?: ReactNode;
  /**
   * A page that is only this form, such as a sign-in: its first empty field has the focus, as in a dialog. A function
   * gives what was typed before the form was there, with a tab between two fields.
   */
  takesFocus?: boolean | (() => string);
  'aria-label'?: string;
  ref?: Ref<HTMLFormElement>;
}

const none: readonly FormError[] = [];

/**
 * Put fields in it, grouped by `FieldGroup`. Where there are many, Enter moves on from a line of text and Ctrl Enter
 * submits. In a `Dialog` its buttons go into
 * `DialogFooter`.
 */
export function Form(props: FormProps) {
  const { children, onSubmit, onRefuse, errors: given = none, ...more } = props;
  const { validation = 'fields', actions, takesFocus, onHidden, visit, data, ref, ...rest } = more;
  const form = useObjectRef(ref);
  useFirstFocus(form, {
    isReady: Boolean(takesFocus),
    takeEarly: typeof takesFocus === 'function' ? takesFocus : undefined,
  });
  // An action answers later: until then its last answer is not the one to this attempt.
  const [past, setPast] = useState(none);
  const { fields, errors, ask } = useFieldFaults(given === past ? none : given, validation);
  const focus = useFieldFocus(form, onHidden);
  const { attempts, isRefused, ...attempt } = useAttempts(errors.length > 0, visit);
  useFocusOnRefusal(focus, attempts, errors);
  useFocusAfterRemoval(form);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    // A dialog's form can be inside another form's React tree; only the inner one is submitted.
    event.stopPropagation();
    attempt.begin();
    const isWrong = ask(event.currentTarget);
    // Else the browser would send it to the address of the page.
    if (isWrong || rest.action === undefined) event.preventDefault();
    if (isWrong) {
      onRefuse?.();
      return;
    }
    if (rest.action !== undefined) setPast(given);
    onSubmit?.(dataOf(event), event);
    if (typeof rest.action === 'function' && !event.defaultPrevented) attempt.act();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears Enter of its fields
    <form
      {...rest}
      {...dataAttributes(data)}
      ref={form}
      noValidate
      className={formStyle}
      onSubmit={handleSubmit}
      onReset={() => {
        fields.forget();
        attempt.reset();
      }}
      onKeyDown={moveOnByEnter}
    >
      {isRefused && (
        <ErrorSummary key={attempts} errors={errors} onGoTo={(name) => focus([name])} />
      )}
      <FormFaultsContext value={fields}>{children}</FormFaultsContext>
      {actions && <div className={actionsStyle}>{actions}</div>}
    </form>
  );
}

/** Includes the value of the pressed button; a button that became pending since is no submit button any more. */
function dataOf({ currentTarget, nativeEvent }: FormEvent<HTMLFormElement>): FormData {
  const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
  return new FormData(currentTarget, submitter?.matches('[type="submit"]') ? submitter : null);
}

/** Gives the first of some fields the focus, once it is in sight. */
function useFieldFocus(
  form: RefObject<HTMLFormElement | null>,
  onHidden: ((name: string) => void) | undefined,
) {
  const wanted = useRef<readonly string[]>([]);
  const focus = () => {
    const hidden = form.current ? focusFirstField(form.current, wanted.current) : undefined;
    if (hidden === undefined) wanted.current = [];
    return hidden;
  };
  useEffect(() => {
    if (wanted.current.length > 0) focus();
  });
  return (names: readonly string[]) => {
    wanted.current = names;
    const hidden = focus();
    if (hidden !== undefined) onHidden?.(hidden);
  };
}

/** Once for each refused attempt, not again while the faults are being mended. */
function useFocusOnRefusal(
  focus: (names: readonly string[]) => void,
  attempts: number,
  errors: readonly FormError[],
) {
  const answered = useRef(0);
  useEffect(() => {
    if (attempts === 0) answered.current = 0;
    if (attempts === answered.current || errors.length === 0) return;
    answered.current = attempts;
    focus(errors.map((error) => error.name));
  });
}
