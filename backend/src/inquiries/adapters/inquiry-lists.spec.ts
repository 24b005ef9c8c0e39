import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NO_CONTACT } from '@tiraz/contracts/contact';
import { startOfDayNamed } from '../../shared/domain/cairo.js';
import { Money } from '../../shared/domain/money.js';
import { INQUIRY_SORTS, type InquiryFilter, type InquirySort } from '../application/inquiry-filter.js';
import { CSV_HEAD } from './inquiry-csv.js';
import {
  AHMED_ID,
  CUSTOMER_ID,
  HOODIE,
  HOODIE_ID,
  numbersOf,
  openInMemory,
  openInPostgres,
  RECEIVED,
  SALMA,
  type Opened,
} from './listed-inquiries.fixture.js';

describe('a search in PostgreSQL', () => {
  let opened: Awaited<ReturnType<typeof openInPostgres>>;

  beforeAll(async () => {
    opened = await openInPostgres();
  });
  afterAll(() => opened.close());

  it.each<[string, string, number[]]>([
    ['nothing', '', [1, 2, 3, 4, 5]],
    ['blanks', ' \t ', [1, 2, 3, 4, 5]],
    ['an alef without its hamza', 'احمد', [1]],
    ['another hamza', 'إحمد', [1]],
    ['a madda', 'ألاء', [5]],
    ['harakat that are not there', 'مُنًى', [3, 4]],
    ['yaa for alef maqsura', 'مني علي', [3, 4]],
    ['haa for taa marbuta', 'قاهره', [1]],
    ['taa marbuta for haa', 'مؤسسه', [3]],
    ['tatweel', 'الشـــريف', [1]],
    ['Latin letters of any case', 'aHmEd', [2]],
    ['no accents', 'reda', [2]],
    ['full-width letters', 'Ｄｕｎｅ', [2]],
    ['an e-mail address', 'ahmed@dune-label.example', [2]],
    ['a company', 'label', [2]],
    ['a reference', 'trz-2026-000003', [3]],
    ['the end of a reference', '000003', [3]],
    ['a reference in Arabic digits', '٢٠٢٦-٠٠٠٠٠٣', [3]],
    ['a number as it is written', '+20 100 555 0143', [1]],
    ['a number without blanks', '+201005550143', [1]],
    ['a number as it is dialled in Egypt', '01005550143', [1]],
    ['a number with other signs', '(0100)555/0199', [4]],
    ['ASCII digits for Arabic ones', '01005550178', [2]],
    ['Arabic digits for ASCII ones', '٠١٠٠٥٥٥٠١٤٣', [1]],
    ['Persian digits', '۰۱۰۰۵۵۵۰۱۴۳', [1]],
    ['two words of two fields', 'dune réda', [2]],
    ['two words, one of them missing', 'dune omar', []],
    ['a wildcard, meant literally', '%', [4]],
    ['another wildcard', '_', [4]],
    ['a quote', "'", []],
    ['a backslash', '\\', []],
    ['a sign of the Quran, of which nothing is left', '\u06DE', [1, 2, 3, 4, 5]],
    ['a small waw beside a word', 'dune \u06E5', [2]],
    ['a garment', 'hoodie', [3]],
    ['a garment in Arabic', 'هودى', [3]],
    ['two letters of a garment', 'هو', [3]],
    ['a fabric', 'fleece', [3]],
    ['a fabric in Arabic', 'بوبره', [3]],
    ['a colour', 'اسود', [3]],
    ['a word of the message', 'رمضان', [5]],
    ['a customer and their garment', 'منى hoodie', [3]],
    ['a customer and somebody else’s garment', 'أحمد hoodie', []],
    ['a number or a name, neither of them a garment', '٠١٠٠٥٥٥٠١٤٣ hoodie', []],
    ['a name and not the next field', 'علي mona', [3, 4]],
    ['two fields as one word', 'عليmona', []],
  ])('finds %s', async (_, q, numbers) => {
    expect(await numbersOf(opened, { q })).toEqual(numbers);
  });

  it('has the three letters from each place on as keys, and at the end what is left', async () => {
    const keysOf = async (text: string) => {
      const sql = 'SELECT tsvector_to_array(search_vector($1)) AS keys';
      return ((await opened.source.query(sql, [text])) as [{ keys: string[] }])[0].keys.sort();
    };
    for (const text of ['', 'م', 'منى👕 منى', 'aaaa', `it's \\ "x"\n100 %`]) {
      const letters = [...text];
      const keys = new Set(letters.map((_, place) => letters.slice(place, place + 3).join('')));
      expect(await keysOf(text)).toEqual([...keys].sort());
    }
  });

  it('takes the longest contact that can be submitted', async () => {
    const [{ widest }] = (await opened.source.query(
      `SELECT length(search_folded(repeat($1, 120))) AS widest`,
      ['\uFDFA'],
    )) as [{ widest: number }];
    expect(widest).toBeGreaterThan(2000);
    const updated = await opened.source.query(
      `UPDATE inquiries SET customer_name = repeat($1, 120), customer_company = repeat($1, 120) WHERE reference LIKE '%5'
       RETURNING reference`,
      ['\uFDFA'],
    );
    expect(updated[1]).toBe(1);
    expect(await numbersOf(opened, { q: 'صلى الله' })).toEqual([5]);
  });
});

describe.each<[string, () => Promise<Opened>]>([
  ['in memory', openInMemory],
  ['in PostgreSQL', openInPostgres],
])('lists of inquiries %s', (_, open) => {
  let opened: Opened;
  let lists: Opened['lists'];

  beforeAll(async () => {
    opened = await open();
    ({ lists } = opened);
  });
  afterAll(() => opened.close());

  const found = (filter: InquiryFilter, sort?: InquirySort) => numbersOf(opened, filter, sort);

  it('leave the statuses that were not asked for', async () => {
    expect(await found({ q: '', status: 'new' })).toEqual([1, 3, 4, 5]);
    expect(await found({ q: 'ahm', status: 'quoted' })).toEqual([2]);
    expect(await found({ q: '', status: 'closed' })).toEqual([]);
  });

  it.each<[InquirySort, number[]]>([
    ['createdAt', [1, 2, 3, 4, 5]],
    ['-createdAt', [5, 4, 3, 2, 1]],
    ['totalCost', [4, 2, 1, 3, 5]],
    ['-totalCost', [5, 3, 1, 2, 4]],
    ['customerName', [2, 1, 5, 3, 4]],
    ['-customerName', [4, 3, 5, 1, 2]],
    ['quantity', [1, 2, 3, 4, 5]],
    ['-quantity', [5, 4, 3, 2, 1]],
    // What is new, the oldest on top, and then the one that is quoted.
    ['newFirst', [1, 3, 4, 5, 2]],
  ])('are sorted by %s, equal ones as they came', async (sort, numbers) => {
    expect(await found({ q: '' }, sort)).toEqual(numbers);
  });

  const cairo = (day: string) => startOfDayNamed(day);
  it.each<[string, Omit<InquiryFilter, 'q'>, number[]]>([
    ['samples', { isSampleRequest: true }, []],
    ['orders', { isSampleRequest: false }, [1, 2, 3, 4, 5]],
    ['a product type', { productTypeId: HOODIE_ID }, [3]],
    ['one that nobody asked for', { productTypeId: CUSTOMER_ID }, []],
    ['a customer', { customerId: AHMED_ID }, [2]],
    ['a customer and a product type', { customerId: AHMED_ID, productTypeId: HOODIE_ID }, []],
    ['those of somebody', { ownerId: SALMA.id }, [2]],
    ['those of nobody', { ownerId: null }, [1, 3, 4, 5]],
    ['days on from one in Cairo', { from: cairo('2026-02-01')! }, [2, 3, 4, 5]],
    ['days up to one in Cairo', { until: cairo('2026-02-01')! }, [1]],
    ['a value and more', { least: Money.parse('14500.00') }, [1, 3, 5]],
    ['a value and less', { most: Money.parse('14499.99') }, [2, 4]],
    ['all of it', { isSampleRequest: false, least: Money.parse('9500'), most: Money.parse('12000') }, [2]],
  ])('are narrowed to %s, whatever the order, and counted', async (_name, filter, numbers) => {
    expect(await found({ q: '', ...filter })).toEqual(numbers);
    expect((await found({ q: '', ...filter }, 'newFirst')).toSorted((a, b) => a - b)).toEqual(numbers);
    const quoted = numbers.filter((number) => number === 2).length;
    expect(await lists.counts({ q: '', status: 'closed', ...filter })).toEqual({
      ...{ new: numbers.length - quoted, in_progress: 0, quoted },
      ...{ accepted: 0, rejected: 0, closed: 0 },
    });
  });

  it('of a customer who was merged into another are those of the other', async () => {
    const merged = await open();
    await merged.mergeCustomers();
    for (const customerId of [AHMED_ID, CUSTOMER_ID]) {
      const filter = { q: '', customerId };
      expect(await numbersOf(merged, filter)).toEqual([1, 2, 3, 4, 5]);
      expect(await merged.lists.counts(filter)).toMatchObject({ new: 4, quoted: 1 });
      expect(await merged.lists.howMany(filter, 9)).toBe(5);
      expect((await merged.lists.export(filter).next()).value?.split('\r\n')).toHaveLength(7);
    }
    expect(await numbersOf(merged, { q: '', customerId: HOODIE_ID })).toEqual([]);
    await merged.close();
  });

  it('are narrowed to those that were lost for a reason', async () => {
    const lost = await open();
    await lost.lose({ reason: 'other', note: 'moved to Amman' });
    expect(await numbersOf(lost, { q: '', lostReason: 'other' })).toEqual([5]);
    expect(await numbersOf(lost, { q: '', lostReason: 'price' })).toEqual([]);
    expect(await lost.lists.counts({ q: '', lostReason: 'other' })).toMatchObject({ new: 0, rejected: 1 });
    await lost.close();
  });

  it('are counted by what a search finds', async () => {
    expect(await lists.counts({ q: 'ahm' })).toMatchObject({ new: 1, quoted: 1 });
  });

  it.each(INQUIRY_SORTS)('are paged both ways by %s, with every filter', async (sort) => {
    for (const filter of [{ q: '' }, { q: 'example', status: 'new' as const }]) {
      const all = await found(filter, sort);
      const there: number[] = [];
      const numbers = ({ items }: { items: { reference: string }[] }) =>
        items.map(({ reference }) => Number(reference.slice(9)));
      let page = await lists.list(filter, sort, { limit: 2 });
      there.push(...numbers(page));
      while (page.next) {
        page = await lists.list(filter, sort, { limit: 2, position: page.next });
        expect(page.total).toBe(all.length);
        there.push(...numbers(page));
      }
      expect(there).toEqual(all);
      const back = [numbers(page)];
      while (page.prev) {
        page = await lists.list(filter, sort, { limit: 2, position: page.prev });
        back.unshift(numbers(page));
      }
      expect(back.flat()).toEqual(all);
    }
  });

  it('have the fields of a summary and no others', async () => {
    const [first] = (await lists.list({ q: '' }, 'createdAt', { limit: 1 })).items;
    expect(first).toEqual({
      id: expect.any(String),
      reference: 'TRZ-2026-000001',
      customerId: CUSTOMER_ID,
      ...NO_CONTACT,
      customerName: RECEIVED[0][0],
      customerEmail: 'ahmad@nile.example',
      customerPhone: '+20 100 555 0143',
      customerCompany: 'قاهرة وير',
      isSampleRequest: false,
      quantity: 100,
      pricePerItem: '145.00',
      totalCost: '14500.00',
      status: 'new',
      respondedAt: null,
      responseMinutes: null,
      lost: null,
      waiting: { dueAt: '2026-02-01T11:00:00.000Z', state: 'breached' },
      next: ['in_progress', 'quoted', 'accepted', 'rejected', 'closed'],
      acceptanceConcerns: [],
      message: '',
      language: 'en',
      adminNotes: '',
      ownerId: null,
      priceChanged: false,
      hasInactiveItems: false,
      version: 1,
      createdAt: new Date(RECEIVED[0][5]).toJSON(),
      garment: {
        silhouette: 'generic',
        productType: { id: 'id', name: 'Name', nameAr: 'اسم' },
        fabric: { id: 'id', name: 'Name', nameAr: 'اسم' },
        swatches: [],
      },
    });
    const hoodies = await lists.list({ q: 'mona@example.com' }, 'createdAt', { limit: 1 });
    expect(hoodies.items[0]?.garment).toEqual({ silhouette: 'hoodie', ...HOODIE });
  });

  const exported = async (filter: InquiryFilter) => {
    let text = '';
    for await (const lines of lists.export(filter)) text += lines;
    return text;
  };

  it('are exported newest first', async () => {
    expect((await exported({ q: '' })).split('\r\n')).toEqual([
      '\uFEFFCustomer,Email,Product,Quantity,Total Value,Status,Date',
      '"آلاء","alaa@example.com","Production Order",100,14500.00,"New",2026-04-24',
      '"مُنَى عَلِىّ","mona2@example.com","Production Order",100,9000.00,"New",2026-04-24',
      '"منى علي","mona@example.com","Production Order",100,14500.00,"New",2026-04-23',
      '"Ahmed Réda","AHMED@Dune-Label.example","Production Order",100,10000.00,"Quoted",2026-02-01',
      '"أَحْمَد الشَّـريف","ahmad@nile.example","Production Order",100,14500.00,"New",2026-01-31',
      '',
    ]);
    expect(await exported({ q: 'ahmed', status: 'new' })).toBe(CSV_HEAD);
  });
});
