import { expect, it } from '@jest/globals';
import { shownOf, type Change } from './others-changes';

const shown = (kind: Change['kind'], action = `${kind}.changed`) =>
  shownOf({ kind, id: 'one', action, by: null }).map(({ type, id }) => (id ? `${type} ${id}` : type));

it.each<[Change['kind'], string | undefined, string[]]>([
  ['inquiry', undefined, ['Inquiry one', 'Inquiry LIST', 'Customer', 'Stats', 'Mail']],
  [
    'inquiry',
    'quotation.sent',
    ['Inquiry one', 'Inquiry LIST', 'Quotation one', 'Quotation LIST', 'Customer', 'Stats', 'Mail'],
  ],
  ['fabric', undefined, ['Fabric one', 'Fabric LIST']],
  ['settings', undefined, ['Settings one', 'Settings LIST']],
  ['staffAccount', 'account.renamed', ['Person one', 'Person LIST', 'Invitation', 'Me']],
  ['picture', undefined, []],
])('after a change of a %s (%s) it is asked again for %p', (kind, action, tags) => {
  expect(shown(kind, action)).toEqual(tags);
});
