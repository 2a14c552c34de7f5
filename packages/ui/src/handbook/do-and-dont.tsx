/** Shows the stories `Do` and `Dont`, each with its comment. */
import { Heading, Story, useOf } from '@storybook/addon-docs/blocks';

const kinds = [
  ['Do', 'Do'],
  ['Dont', 'Don’t'],
] as const;

export function DoAndDont() {
  const { csfFile } = useOf('meta', ['meta']);
  const own = Object.values(csfFile.stories);
  const shown = kinds.flatMap(([name, title]) => {
    const story = own.find((each) => each.name === name);
    return story ? [{ story, title }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <>
      <Heading>Do and don’t</Heading>
      <div className="handbook-pair">
        {shown.map(({ story, title }) => (
          <figure key={title} data-kind={story.name}>
            <Story of={story.moduleExport} />
            <figcaption>
              <strong>{title}</strong> {story.parameters?.['docs']?.description?.story}
            </figcaption>
          </figure>
        ))}
      </div>
    </>
  );
}
