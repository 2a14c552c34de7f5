/** React Aria, without styles and without virtual rows. */
import {
  Cell,
  Column,
  ComboBox,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Row,
  Table,
  TableBody,
  TableHeader,
} from 'react-aria-components';
import { facts, names, offer, sampleRows } from './scenes.tsx';

offer({
  table: (
    <Table aria-label="Events">
      <TableHeader>
        {facts.map((name, at) => (
          <Column key={name} isRowHeader={at === 0}>
            {name}
          </Column>
        ))}
      </TableHeader>
      <TableBody items={sampleRows}>
        {(row) => (
          <Row>
            {facts.map((name) => (
              <Cell key={name}>{row[name]}</Cell>
            ))}
          </Row>
        )}
      </TableBody>
    </Table>
  ),
  names: (
    <ComboBox defaultItems={names.map((name) => ({ id: name, name }))}>
      <Label>Client</Label>
      <Input />
      <Popover>
        <ListBox>{({ name }: { name: string }) => <ListBoxItem>{name}</ListBoxItem>}</ListBox>
      </Popover>
    </ComboBox>
  ),
});
