export interface EventRow {
  readonly id: number;
  readonly client: string;
  readonly people: number;
  readonly price: number;
}

export const eventRows = (count: number, from = 0): EventRow[] =>
  Array.from({ length: count }, (_, index) => ({
    id: from + index,
    client: `Client ${from + index}`,
    people: 100 + ((from + index) % 400),
    price: 850 + ((from + index) % 50),
  }));
