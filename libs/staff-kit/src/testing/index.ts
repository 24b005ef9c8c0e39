export { changedByOmar, FakeApi, mona, monaWithout, refuse } from './fake-api';
export { show } from './show';
export { giveWaysBack, goBack } from './ways-back';
