/** What is wrong, outside a React Aria field: for groups of the kit's own. */
import { CircleAlert } from 'lucide-react';
import { message } from './control.css.ts';

export function FieldFault({ children, id }: { children: string | undefined; id?: string }) {
  return (
    children && (
      <span id={id} className={message}>
        <CircleAlert aria-hidden />
        {children}
      </span>
    )
  );
}
