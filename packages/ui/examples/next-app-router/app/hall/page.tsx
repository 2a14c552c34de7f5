/** The hall as a page; `?disabled` disables every field. */
import { Hall } from './parts/hall.tsx';
import { save } from './save.ts';

const HallPage = async ({ searchParams }: { searchParams: Promise<Record<string, string>> }) => (
  <Hall save={save} first={{ isDisabled: 'disabled' in (await searchParams) }} />
);
export default HallPage;
