import type { CDPSession, Page } from 'playwright';

type Node = Awaited<ReturnType<typeof treeOf>>[number];

export interface Heard {
  readonly lines: readonly string[];
  readonly roles: readonly string[];
}

const FRAMES = new Set([
  'RootWebArea',
  'generic',
  'none',
  'paragraph',
  'LabelText',
  'LineBreak',
  'ListMarker',
  'InlineTextBox',
  'Iframe',
]);
const STATES = [
  'required',
  'invalid',
  'checked',
  'pressed',
  'selected',
  'expanded',
  'disabled',
  'readonly',
];

async function treeOf(session: CDPSession) {
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes;
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

function statesOf(node: Node): string[] {
  return (node.properties ?? [])
    .filter(({ name, value }) => STATES.includes(name) && `${value.value}` !== 'false')
    .map(({ name, value }) => (value.value === 'mixed' ? `${name}: mixed` : name));
}

function lineOf(node: Node): string {
  const role = text(node.role?.value);
  const name = text(node.name?.value);
  const described = text(node.description?.value);
  const value = text(node.value?.value);
  const parts = [
    role === 'StaticText' ? `“${name}”` : `${role}${name === '' ? '' : ` “${name}”`}`,
    ...statesOf(node),
    ...(value !== '' && value !== name ? [`value “${value}”`] : []),
    ...(described === '' ? [] : [`description “${described}”`]),
  ];
  return parts.join(', ');
}

/** Leaves out text that is already part of a node's name. */
export async function heardOn(page: Page): Promise<Heard> {
  const session = await page.context().newCDPSession(page);
  const nodes = await treeOf(session);
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const lines: string[] = [];
  const roles = new Set<string>();
  const visit = (node: Node | undefined, said: string) => {
    if (!node) return;
    const role = text(node.role?.value);
    // React Aria's announcements stay for seconds after their cause.
    if (role === 'log') return;
    const name = text(node.name?.value);
    const isSaid = role === 'StaticText' && said.includes(name);
    if (!node.ignored && !FRAMES.has(role) && !isSaid && (role !== 'StaticText' || name !== '')) {
      lines.push(lineOf(node));
      if (role !== 'StaticText') roles.add(role);
    }
    if (role === 'image') return;
    const heard = node.ignored || FRAMES.has(role) ? said : `${said} ${name}`;
    for (const id of node.childIds ?? []) visit(byId.get(id), heard);
  };
  visit(nodes[0], '');
  return { lines, roles: [...roles].toSorted() };
}
