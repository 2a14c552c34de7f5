export { exampleBodyOf, exampleOf, examplesOf } from './mocks/examples.ts';
export type { RefusalOf } from './mocks/example-types.ts';
export {
  createMockFetch,
  type MockAnswer,
  type MockAnswers,
  type MockFetch,
} from './mocks/mock-fetch.ts';
