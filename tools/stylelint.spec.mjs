import { expect, it } from '@jest/globals';
import stylelint from 'stylelint';
import config from '../stylelint.config.mjs';

/** @param {string} declaration */
async function complaintsAbout(declaration, selector = '.planted') {
  const { results } = await stylelint.lint({ code: `${selector} {\n  ${declaration};\n}\n`, config });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}

it.each([
  ['left: 0', 'property-disallowed-list'],
  ['margin-left: 1rem', 'property-disallowed-list'],
  ['padding-right: 1rem', 'property-disallowed-list'],
  ['border-left: 1px solid', 'property-disallowed-list'],
  ['border-top-right-radius: 3px', 'property-disallowed-list'],
  ['text-align: right', 'declaration-property-value-disallowed-list'],
  ['float: left', 'declaration-property-value-disallowed-list'],
])('refuses what does not mirror: %s', async (declaration, rule) => {
  expect(await complaintsAbout(declaration)).toEqual([rule]);
});

it('refuses to space Arabic letters', async () => {
  expect(await complaintsAbout('letter-spacing: 0.1em', ':lang(ar)')).toEqual([
    'rule-selector-property-disallowed-list',
  ]);
});

it.each(['inset-inline-start: 0', 'margin-inline-start: 1rem', 'text-align: start'])(
  'accepts what mirrors: %s',
  async (declaration) => expect(await complaintsAbout(declaration)).toEqual([]),
);
