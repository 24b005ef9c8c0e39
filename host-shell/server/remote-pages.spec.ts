import { describe, expect, test } from '@jest/globals';
import { pageAt, pagesOf, readPages } from './remote-pages.ts';

const page = { path: '/about', name: 'about', indexed: true };
const longPath = `/${'a'.repeat(61)}`;

describe('readPages', () => {
  test.each([
    ['a page', page, page],
    ['the root', { ...page, path: '' }, { path: '', indexed: true }],
    ['a page that is not for search engines', { ...page, indexed: false }, { indexed: false }],
    ['one that stands for many addresses', { ...page, path: '/track/:token' }, { indexed: false }],
    [
      'one that needs a permission',
      { ...page, permission: 'jobs.read' },
      { permission: 'jobs.read', indexed: false },
    ],
    [
      'one that begins with lists',
      { ...page, lists: { fits: '/api/fits' } },
      { lists: { fits: '/api/fits' } },
    ],
    ['more than this host knows of', { ...page, colour: 'indigo' }, page],
  ])('reads %s', (_, described, expected) => {
    expect(readPages([described])).toEqual([expect.objectContaining(expected)]);
    expect(Object.keys(readPages([described])![0]!)).not.toContain('colour');
  });

  test('a manifest from before there were pages describes none', () =>
    expect(readPages(undefined)).toBeUndefined());

  test.each([
    ['null', null],
    ['an object', { '/about': page }],
    ['a text', '/about'],
    ['more pages than a remote has', Array(201).fill(page)],
    ...(
      [
        null,
        'about',
        [],
        {},
        { ...page, path: undefined },
        { ...page, path: 'about' },
        { ...page, path: '/about/' },
        { ...page, path: '/<script>' },
        { ...page, path: longPath },
        { ...page, path: '/a'.repeat(9) },
        { ...page, name: 'About us' },
        { ...page, name: '' },
        { ...page, indexed: 'yes' },
        { ...page, lists: { fits: 'https://elsewhere.example/fits' } },
        { ...page, lists: ['/api/fits'] },
        { ...page, permission: 7 },
        { ...page, permission: 'everything' },
      ] as unknown[]
    ).map((garbage): [string, unknown] => [JSON.stringify(garbage), [page, garbage]]),
  ])('refuses %s', (_, described) => {
    expect(() => readPages(described)).toThrow('describes no pages');
  });
});

test('of a build before manifests described pages, the prerendered ones are all', () => {
  const markup = { en: { head: '', body: '' }, ar: { head: '', body: '' } };
  const prerendered = { scripts: [], stylesheets: [], markup };
  expect(pagesOf({ '': prerendered, '/about': prerendered, '*': prerendered })).toEqual([
    { path: '', name: 'landing', indexed: true },
    page,
  ]);
  expect(pagesOf(undefined)).toBeUndefined();
});

describe('pageAt', () => {
  const paths = ['', '/track/:token', '/track/new', '/:a/:b/c'];
  const pages = paths.map((path) => ({ path, name: 'any', indexed: false }));

  test.each([
    ['', ''],
    ['/track/abc', '/track/:token'],
    ['/track/new', '/track/new'],
    ['/track/', undefined],
    ['/track', undefined],
    ['/track/abc/def', undefined],
    ['/x/y/c', '/:a/:b/c'],
    ['//y/c', undefined],
    ['/x/y/d', undefined],
  ])('%j has the page %j', (address, path) => {
    expect(pageAt({ pages }, address)).toMatchObject({ known: true });
    expect(pageAt({ pages }, address).page?.path).toBe(path);
  });

  test('nobody knows of a remote that was never read', () => {
    expect(pageAt({}, '/about')).toEqual({ known: false });
    expect(pageAt(undefined, '/about')).toEqual({ known: false });
  });
});
