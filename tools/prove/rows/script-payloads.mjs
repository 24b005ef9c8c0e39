import { Attacks } from '../attacks.mjs';
import { MARKER, openBrowser, watchedPage } from '../browser.mjs';
import { inParallel } from '../figures.mjs';
import { payload, PAYLOADS } from '../payloads.mjs';

const INDICES = Array.from({ length: PAYLOADS }, (_, index) => index);
/** Short names of the fields, which stand in the marks. */
const VISITORS = { customerName: 'vn', customerCompany: 'vc', customerPhone: 'vp', message: 'vm' };
const CATALOGUE = {
  'product-types': { name: 'tn', nameAr: 'ta', description: 'td', descriptionAr: 'te' },
  fabrics: {
    name: 'fn',
    nameAr: 'fa',
    composition: 'fc',
    compositionAr: 'fe',
    description: 'fd',
    descriptionAr: 'ff',
  },
  fits: { name: 'in', nameAr: 'ia' },
  'finishing-qualities': { name: 'qn', nameAr: 'qa', description: 'qd', descriptionAr: 'qe' },
  'print-types': { name: 'pn', nameAr: 'pa', description: 'pd', descriptionAr: 'pe' },
};
const PRICES = {
  basePrice: '1.00',
  costMultiplier: '1.00',
  priceModifier: '1.00',
  setupCost: '1.00',
  perItemCost: '1.00',
  gsm: 100,
};
const PRICES_OF = {
  'product-types': ['basePrice'],
  fabrics: ['costMultiplier', 'gsm'],
  fits: ['priceModifier'],
  'finishing-qualities': ['priceModifier'],
  'print-types': ['setupCost', 'perItemCost'],
};
const CARE = { subject: 'cs', content: 'cc', followUp: 'us', description: 'ud', notes: 'an' };
const LONGEST = { customerPhone: 40 };

export default {
  name: 'script-payloads',
  table: 'Security',
  promise: 'Text: 100 script payloads in every field, shown literally on every screen',
  figure: `${PAYLOADS} payloads in each field: none runs, none becomes markup, the policy has nothing to report`,
  quick: false,
  limitMs: 900_000,
  bites:
    'Where the details of an inquiry take its message for HTML it prints “not repelled: /admin/inquiries/… in en makes markup of a text: <form action="javascript:hit(/vm11./)"> … has something to report: script-src-attr blocked inline … NOT HELD”; the policy alone still kept every one from running.',
  async prove({ start, say, defer }) {
    const attacks = new Attacks(say);
    const copy = await start();
    const headers = await copy.signIn();
    const { inquiries, customer, planted } = await plant(copy, headers);
    say(`${planted} texts planted`);
    const seen = new Set();
    const visit = visitor(copy, attacks, seen, await openBrowser(defer));
    for (const language of ['en', 'ar']) {
      for (const screen of ['/', '/calculator']) await visit(`/${language}${screen}`, { language });
      const staff = [
        'dashboard',
        'inquiries',
        'products',
        'pricing',
        'crm',
        'crm/follow-ups',
        `crm/customers/${customer}`,
        'audit-trail',
        'account',
      ];
      for (const screen of staff) await visit(`/admin/${screen}`, { language, cookie: headers.cookie });
      const some = language === 'en' ? inquiries : inquiries.slice(0, 3);
      for (const id of some) await visit(`/admin/inquiries/${id}`, { language, cookie: headers.cookie });
    }
    const fields = [...new Set([...seen].map((mark) => mark.replace(/\d+$/, '')))];
    attacks.note(`only ${fields.length} fields are shown`, fields.length >= 20, fields);
    return attacks.result(
      `${planted} texts planted, ${seen.size} seen literally, of ${fields.length} fields`,
    );
  },
};

/** Everything that visitors and staff can write. */
async function plant(copy, headers) {
  const selection = await copy.selection();
  let planted = 0;
  const textsOf = (fields, index) => {
    const texts = Object.entries(fields).map(([field, short]) => [field, payload(short, index)]);
    const fitting = texts.filter(([field, text]) => [...text].length <= (LONGEST[field] ?? 120));
    planted += fitting.length;
    return Object.fromEntries(fitting);
  };
  const inquiries = [];
  await inParallel(INDICES, 4, async (index) => {
    const texts = textsOf(VISITORS, index);
    const body = { ...selection, customerEmail: `payload-${index}@tiraz.example`, ...texts };
    inquiries.push((await asked(copy, '/api/inquiries', {}, body)).id);
  });
  await inParallel(Object.entries(CATALOGUE), 2, async ([kind, fields]) => {
    const prices = Object.fromEntries(PRICES_OF[kind].map((name) => [name, PRICES[name]]));
    for (const index of INDICES)
      await asked(copy, `/api/admin/${kind}`, headers, { ...prices, ...textsOf(fields, index) });
  });
  const [{ id: customer }] = (await copy.api('/api/admin/customers?q=payload-0', { headers })).body;
  await inParallel(INDICES, 4, async (index) => {
    const { subject, content, followUp, description, notes } = textsOf(CARE, index);
    await asked(copy, '/api/admin/communications', headers, { customerId: customer, subject, content });
    const due = { customerId: customer, scheduledDate: '2026-12-01', subject: followUp, description };
    await asked(copy, '/api/admin/follow-ups', headers, due);
    await asked(copy, `/api/admin/inquiries/${inquiries[index]}`, headers, { adminNotes: notes }, 'PUT');
  });
  return { inquiries, customer, planted };
}

async function asked(copy, path, headers, body, method = 'POST') {
  const answer = await copy.api(path, { method, headers, body });
  if (answer.status >= 300)
    throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text.slice(0, 300)}`);
  return answer.body;
}

/** @returns opens a screen, looks at it, and adds the marks of what it shows literally to `seen` */
function visitor(copy, attacks, seen, browser) {
  const pages = new Map();
  return async (path, { language, cookie }) => {
    const key = `${language} ${cookie ? 'staff' : 'visitor'}`;
    if (!pages.has(key)) pages.set(key, await openPage(browser, copy.url, language, cookie));
    const watched = pages.get(key);
    const { page } = watched;
    await page.goto(copy.url + path, { waitUntil: 'load' });
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle');
    for (const name of ['Fabric', 'الخامة'])
      await page
        .getByRole('tab', { name })
        .first()
        .click({ timeout: 200 })
        .catch(() => undefined);
    const { texts, alive } = await page.evaluate(look, MARKER);
    attacks.note(`${path} in ${language} makes markup of a text`, alive.length === 0, alive);
    attacks.note(`${path} in ${language} runs a text`, watched.seen.ran.length === 0, watched.seen.ran);
    attacks.note(
      `${path} in ${language} has something to report`,
      watched.seen.violations.length === 0,
      watched.seen.violations,
    );
    const away = watched.seen.requests.filter(
      (url) => !url.startsWith(copy.url) && !/^(data|blob):/.test(url),
    );
    attacks.note(`${path} in ${language} asks elsewhere`, away.length === 0, away);
    for (const mark of texts.matchAll(new RegExp(`${MARKER}\\(/([a-z]+\\d+)\\./\\)`, 'g'))) {
      const [, field, index] = /^([a-z]+)(\d+)$/.exec(mark[1]);
      if (texts.includes(payload(field, Number(index)))) seen.add(mark[1]);
    }
  };
}

async function openPage(browser, url, language, cookie = '') {
  const watched = await watchedPage(browser);
  const pairs = [`tiraz.language=${language}`, ...cookie.split('; ')]
    .filter(Boolean)
    .map((pair) => pair.split('='));
  await watched.context.addCookies(pairs.map(([name, value]) => ({ name, value, url })));
  return watched;
}

/** Runs in the page: all that can be read, and every element that a text may have become. */
function look(marker) {
  const { document } = globalThis;
  const values = [...document.querySelectorAll('input, textarea')].map(({ value }) => value);
  const bodyText = document.body.textContent;
  const isCode = ({ name, value }) =>
    value.includes(`${marker}(/`) &&
    (/^on|srcdoc|^style$/.test(name) || /^\s*(javascript|data):/i.test(value));
  const elements = [...document.querySelectorAll('*')];
  const alive = elements.filter(
    (element) =>
      [...element.attributes].some(isCode) ||
      (element.localName === 'script' &&
        element.type !== 'application/json' &&
        element.textContent.includes(`${marker}(/`)),
  );
  return {
    texts: [bodyText, ...values].join('\n'),
    alive: alive.map(({ outerHTML }) => outerHTML.slice(0, 200)),
  };
}
