// What follows /t/ or /api/requests/ opens a customer's request: whoever passes it on writes it down nowhere.
import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '../../libs/contracts/src/language.ts';
import { find, read } from './manifests.ts';

const TOKEN = 'k3Jq0nC5dX1vW8yZ2bR7tL4mP6sF9gHa';
const API = [`/api/requests/${TOKEN}`, `/api/requests/${TOKEN}/quotation/seen`];
const MOUNTS = ['/t', ...LANGUAGES.map((language) => `/${language}/t`)];
const PAGES = MOUNTS.map((mount) => `${mount}/${TOKEN}`);

describe('nginx', () => {
  /** The blocks of a name, each with what it includes. */
  const blocks = (name: string, text: string) =>
    [...text.matchAll(new RegExp(`^( *)${name} ?(.*?) ?\\{\\n([^]*?)^\\1\\}`, 'gm'))].map(
      ([, , head = '', body = '']) => ({
        head,
        body: body.replace(/^ *include (site|problems)\.conf;/gm, (_, file: string) =>
          read(`deploy/nginx/${file}.conf`),
        ),
      }),
    );
  const servers = ['nginx', 'tls']
    .flatMap((file) => blocks('server', read(`deploy/nginx/${file}.conf`)))
    .filter(({ body }) => body.includes('proxy_pass'));
  const isInner = (body: string) => body.includes('listen 127.0.0.1:8081;');

  it('has three servers that pass requests on: http, https, and from web servers to backends', () => {
    expect(servers).toHaveLength(3);
    expect(servers.filter(({ body }) => isInner(body))).toHaveLength(1);
  });

  it.each(servers)(
    'keeps its log of errors, which has whole addresses, silent about a link ($#)',
    ({ body }) => {
      const silent = blocks('location', body)
        .filter((location) => location.body.includes('error_log /dev/null emerg;'))
        .map(({ head }) => new RegExp(/^~\* (.*)$/.exec(head)![1]!, 'i'));
      for (const path of [...API, ...(isInner(body) ? [] : PAGES)])
        expect([path, silent.some((pattern) => pattern.test(path))]).toEqual([path, true]);
      expect(silent.some((pattern) => pattern.test('/api/fits'))).toBe(false);
    },
  );
});

describe('ingress-nginx', () => {
  const web = find('web', 'Ingress', 'web')!;
  const links = find('web', 'Ingress', 'web-links')!;

  it('writes no line of a link: an Ingress of its own, which is that of the site in all else', () => {
    const { annotations } = links.metadata;
    // The certificate is asked for once.
    expect({ ...annotations, 'cert-manager.io/cluster-issuer': 'letsencrypt' }).toEqual({
      ...web.metadata.annotations,
      'nginx.ingress.kubernetes.io/enable-access-log': 'false',
    });
    const rule = web.spec.rules[0]!;
    const { backend } = rule.http.paths[0]!;
    const paths = [...MOUNTS, '/api/requests'].map((path) => ({ path, pathType: 'Prefix', backend }));
    expect(links.spec).toEqual({ ...web.spec, rules: [{ host: rule.host, http: { paths } }] });
  });
});
