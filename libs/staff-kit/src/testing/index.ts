export { FakeApi, mona, refuse } from './fake-api';
export { show } from './show';
