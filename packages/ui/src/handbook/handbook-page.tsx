/** The documentation page of every component, in one order; other pages keep Storybook's own layout. */
import {
  Controls,
  DocsPage,
  Heading,
  Markdown,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useMeasured } from './measured.ts';
import { handbookPage } from './page-text.ts';

export function HandbookPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const component: unknown = preparedMeta.component;
  const name =
    typeof component === 'function' || (typeof component === 'object' && component !== null)
      ? (/\/(\w+)$/u.exec(preparedMeta.title)?.[1] ?? '')
      : '';
  const measured = useMeasured();
  if (!measured) return null;
  const text = handbookPage(name, preparedMeta.parameters['handbook'], measured.components[name]);
  if (!text) return <DocsPage />;
  return (
    <>
      <Title />
      <Markdown>{text.lead}</Markdown>
      <Primary />
      <Markdown>{text.guidance}</Markdown>
      <Heading>Props</Heading>
      <Controls />
      <Markdown>{text.reference}</Markdown>
      <Stories title="Examples" includePrimary={false} />
    </>
  );
}
