import {
  Controls,
  DocsPage,
  Markdown,
  Primary,
  Source,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { codeOf, isShared } from './code-facts.ts';
import { DoAndDont } from './do-and-dont.tsx';
import { useMeasured } from './measured.ts';
import { handbookPage } from './page-text.ts';
import './handbook-page.css';

function Props({ names }: { names: readonly string[] }) {
  const shared = names.filter(isShared);
  if (names.length === 0) return null;
  return (
    <div className="handbook-props">
      <Controls exclude={shared} />
      {shared.length > 0 && (
        <details>
          <summary>
            {shared.length} more that controls have in common: {shared.join(', ')}
          </summary>
          <Controls include={shared} />
        </details>
      )}
    </div>
  );
}

export function HandbookPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { title, parameters } = preparedMeta;
  const name = /\/(\w+)$/u.exec(title)?.[1] ?? '';
  const { props = [], facts } = codeOf(parameters);
  const measured = useMeasured();
  if (!measured) return null;
  const text = handbookPage(name, parameters['handbook'], facts, measured.components[name]);
  if (!text || !facts) return <DocsPage />;
  return (
    <>
      <Title />
      <Source code={`import { ${name} } from '${facts.entry}';`} language="tsx" dark={false} />
      <Markdown>{text.lead}</Markdown>
      <Primary />
      <Props names={props.map((prop) => prop.name)} />
      <Markdown>{text.guidance}</Markdown>
      <DoAndDont />
      <Markdown>{text.reference}</Markdown>
      <Stories title="Examples" includePrimary={false} />
    </>
  );
}
