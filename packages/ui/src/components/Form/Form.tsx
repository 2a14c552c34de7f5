/** A form validated as a whole: it lists and marks invalid fields, and never blocks typing. */
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
    /** Notes that the form's action runs: React resets the form after its answer. */
    act() {
      isActing.current = true;
    },
    /** A reset by the user, unlike React's, discards the answer of the action. */
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
   * Called when every field is valid and every required one filled. Pass the faults that you or the
   * server find as `errors`. With an `action`, `event.preventDefault()` stops it.
   */
  onSubmit?: (data: FormData, event: FormEvent<HTMLFormElement>) => void;
  /** Called instead of `onSubmit` if a field is invalid, to add your own `errors` at once. */
  onRefuse?: () => void;
  /** A React action, such as one from `useActionState`, or a URL. */
  action?: string | ((data: FormData) => void | Promise<void>);
  /** HTTP method of an `action` that is a URL. @default 'get', as in HTML */
  method?: 'get' | 'post';
  /** With `none` the form ignores errors of its fields: the owner validates. @default 'fields' */
  validation?: 'fields' | 'none';
  /** Shown in the summary after the first submit. */
  errors?: readonly FormError[];
  /** Called to show a hidden field that should get the focus, such as on another tab. */
  onHidden?: (name: string) => void;
  /** Identifies a step of a wizard; a new value discards the last refusal. */
  visit?: number;
  /** Buttons at the end. To place them in a dialog's footer, give them `form={id}` there. */
  actions?: ReactNode;
  /**
   * Focuses the first empty field; for a page that is only this form. A function returns text typed
   * before the form was ready, with a tab between two fields.
   */
  takesFocus?: boolean | (() => string);
  'aria-label'?: string;
  ref?: Ref<HTMLFormElement>;
}

const none: readonly FormError[] = [];

/**
 * Group fields with `FieldGroup`; in a `Dialog` put buttons into `DialogFooter`. In a long form
 * Enter moves to the next field and Ctrl Enter submits.
 */
export function Form(props: FormProps) {
  const { children, onSubmit, onRefuse, errors: given = none, ...more } = props;
  const { validation = 'fields', actions, takesFocus, onHidden, visit, data, ref, ...rest } = more;
  const form = useObjectRef(ref);
  useFirstFocus(form, {
    isReady: Boolean(takesFocus),
    takeEarly: typeof takesFocus === 'function' ? takesFocus : undefined,
  });
  // Hides the errors of the previous answer during a new attempt.
  const [past, setPast] = useState(none);
  const { fields, errors, ask } = useFieldFaults(given === past ? none : given, validation);
  const focus = useFieldFocus(form, onHidden);
  const { attempts, isRefused, ...attempt } = useAttempts(errors.length > 0, visit);
  useFocusOnRefusal(focus, attempts, errors);
  useFocusAfterRemoval(form);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    // Keeps a form in a dialog from submitting the form that contains the dialog in React's tree.
    event.stopPropagation();
    attempt.begin();
    const isWrong = ask(event.currentTarget);
    // Without this, the browser would submit to the URL of the page.
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

/** Leaves out a submitter that became `type="button"` when its work began. */
function dataOf({ currentTarget, nativeEvent }: FormEvent<HTMLFormElement>): FormData {
  const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
  return new FormData(currentTarget, submitter?.matches('[type="submit"]') ? submitter : null);
}

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
