import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Avatar } from './Avatar.tsx';

const face =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"%3E%3Cpath fill="teal" d="M0 0h4v4H0z"/%3E%3C/svg%3E';

const meta = {
  title: 'Words/Avatar',
  component: Avatar,
  args: { name: 'Abebe Bekele' },
  parameters: {
    handbook: {
      when: ['Beside a name in lists, histories and the menu of the signed-in user.'],
      instead: ['A state of a person is a `Badge` beside the name.'],
      anatomy: {
        Circle: 'the picture, cut to a round',
        Initials: 'of the first and second name, where there is no picture or it cannot be loaded',
      },
      announces: [
        'Its name is that of the person. Beside the written name set `isDecorative`, or the name is read twice.',
      ],
      words: [
        'Give the whole name: the initials of Ethiopian names are taken from the name and the father’s name.',
      ],
      search: ['profile picture', 'user', 'initials', 'person'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const IsNamedAfterThePerson: Story = {
  play: ({ canvas }) =>
    expect(canvas.getByRole('img', { name: 'Abebe Bekele' })).toHaveTextContent('AB'),
};

export const HasEthiopicInitials: Story = {
  args: { name: 'ወ/ሮ አልማዝ ተሰማ' },
  play: ({ canvas }) => expect(canvas.getByRole('img')).toHaveTextContent('አተ'),
};

export const IsNotReadWhereTheNameStandsBeside: Story = {
  args: { isDecorative: true },
  play: ({ canvas }) => expect(canvas.queryByRole('img')).toBeNull(),
};

export const ShowsInitialsWhereThePictureCannotBeShown: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('AB')).toBeVisible());
  },
};

const names = ['Abebe Bekele', 'Selam', 'Hanna Girma', 'Almaz T.', 'Dawit', 'አበበ በቀለ', 'ሰላም', ''];

export const AllStates: Story = {
  render: (args) => (
    <Stack>
      {(['small', 'standard', 'large'] as const).map((size) => (
        <Inline key={size}>
          {names.map((name) => (
            <Avatar key={name} size={size} name={name} isDecorative />
          ))}
          <Avatar {...args} size={size} src={face} />
        </Inline>
      ))}
    </Stack>
  ),
};

export const Amharic: Story = { globals: { locale: 'am' }, args: { name: 'አበበ በቀለ' } };
