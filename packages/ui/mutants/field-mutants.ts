/** Mutants of fields and forms. */
import type { Mutant } from './mutant.ts';

export const fieldMutants: readonly Mutant[] = [
  {
    name: 'doubtful money is refused',
    file: 'MoneyField/MoneyField.tsx',
    from: "parsed.fault === 'empty' ? null : strings[faultWords[parsed.fault]]",
    to: 'null',
  },
  {
    name: 'a wrong text stays as it was typed',
    file: 'private/field/ParsedField.tsx',
    from: 'if (fault === null) {',
    to: 'if (fault !== undefined) {',
    stories: 'MoneyField',
  },
  {
    name: 'no more than the most can be paid',
    file: 'MoneyField/MoneyField.tsx',
    from: 'parsed.birr > max)',
    to: 'parsed.birr > max * 1000)',
  },
  {
    name: 'a name spelled otherwise is the same name',
    file: 'NameListField/use-name-list.ts',
    from: 'foldHomophones(known) === sameName',
    to: 'known === name',
  },
  {
    name: 'after a name is removed the focus is on the next',
    file: 'NameListField/use-name-list.ts',
    from: '(buttons[Math.min(index, buttons.length - 1)] ?? input.current)?.focus();',
    to: '',
  },
  {
    name: 'a permission brings what it needs',
    file: 'PermissionChecklist/PermissionChecklist.tsx',
    from: 'isTicked ? withRequired(permissions, wanted) : wanted',
    to: 'wanted',
  },
  {
    name: 'a password is shown on request',
    file: 'PasswordField/PasswordField.tsx',
    from: "isShown ? 'text' : 'password'",
    to: "'password'",
  },
  {
    name: 'Escape empties a search',
    file: 'SearchField/SearchField.tsx',
    from: "event.key === 'Escape' && value !== ''",
    to: 'false',
  },
  {
    name: 'a refused form leads to the first wrong field',
    file: 'Form/form-focus.ts',
    from: 'controlOf(seen)?.focus();',
    to: '',
  },
  {
    name: 'a file is judged by its bytes, not by its name',
    file: 'private/file/file-kinds.ts',
    from: 'bytes[index] === byte',
    to: 'byte >= 0 && index >= 0',
    stories: 'FilePicker',
  },
  {
    name: 'a file over the limit is refused before it is sent',
    file: 'private/file/use-upload.ts',
    from: 'file.size > maxBytes',
    to: 'file.size < 0',
    stories: 'FilePicker',
  },
  {
    name: 'a file that could not be sent is kept for another try',
    file: 'private/file/use-upload.ts',
    from: "show({ phase: 'failed', file });",
    to: "show({ phase: 'waiting' });",
    stories: 'FilePicker',
  },
];
