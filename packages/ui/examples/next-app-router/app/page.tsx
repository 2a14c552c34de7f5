import { Card, DateText } from '@digis/ui';

const Home = () => (
  <Card title="Next event">
    <DateText value="2026-09-21" />
  </Card>
);
export default Home;
