import { describe, expect, it } from '@jest/globals';
import type { Holiday, Settings } from '@tiraz/api-client/staff';
import type { Language } from '@tiraz/contracts/language';
import { changedByOmar, type FakeApi, monaWithout, refuse } from '@tiraz/staff-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openStaffArea } from '../../testing/open-staff-area';

const SETTINGS = '/api/admin/settings';
const HOLIDAYS = '/api/admin/holidays';
const AWAY = { from: '2026-03-01', to: '2126-12-03', standInId: null, isNow: true };
const NEXT_YEAR = new Date().getUTCFullYear() + 1;
const settings: Settings = {
  nameEn: 'Tiraz',
  nameAr: 'طراز',
  addressEn: '',
  addressAr: '',
  taxNumber: '',
  phone: '',
  email: '',
  logoUrl: null,
  validityDays: 14,
  instalments: [
    { basisPoints: 5000, due: 'on_acceptance', days: 0 },
    { basisPoints: 5000, due: 'before_shipping', days: 0 },
  ],
  termsEn: '',
  termsAr: '',
  taxTreatments: [
    { key: 'eg_standard', percentBasisPoints: 1400, labelEn: 'VAT', labelAr: 'ضريبة القيمة المضافة' },
    { key: 'export', percentBasisPoints: 0, labelEn: 'Export', labelAr: 'تصدير' },
    { key: 'none', percentBasisPoints: 0, labelEn: 'No tax', labelAr: 'بدون ضريبة' },
  ],
  week: Array.from({ length: 7 }, (_, day) => ({ isOpen: day < 5, opens: '09:00', closes: '17:00' })),
  ramadanHours: { opens: '09:00', closes: '14:30' },
  targetMinutes: 240,
  sampleDays: 10,
  productionDays: 15,
  piecesPerDay: 50,
  spreadPercent: 50,
  factorRoles: [],
  turnTakers: [],
  version: 1,
};
const eid: Holiday = {
  day: `${NEXT_YEAR}-03-10`,
  nameEn: 'Eid al-Fitr',
  nameAr: 'عيد الفطر',
  state: 'suggested',
  version: 0,
};

/** Opens the page over an API that stores what it is sent. */
async function openPage(given?: (api: FakeApi) => void, language: Language = 'en') {
  let stored = settings;
  let holidays = [eid];
  const sent: unknown[] = [];
  const opened = openStaffArea('/admin/settings', {
    language,
    given: (api) => {
      api.on(`GET ${SETTINGS}`, () => Response.json(stored));
      api.on(`PUT ${SETTINGS}`, async (request) => {
        const changes = (await request.json()) as Partial<Settings>;
        sent.push([request.headers.get('if-match'), changes]);
        stored = { ...stored, ...changes, version: stored.version + 1 };
        return Response.json(stored);
      });
      api.on(`GET ${HOLIDAYS}`, () => Response.json(holidays));
      api.on(`PUT ${HOLIDAYS}/${eid.day}`, async (request) => {
        const { state } = (await request.json()) as Pick<Holiday, 'state'>;
        sent.push([request.headers.get('if-match'), state]);
        holidays = [{ ...eid, state, version: 1 }];
        return Response.json(holidays[0]);
      });
      given?.(api);
    },
  });
  await screen.findByRole('heading', { level: 2, name: language === 'en' ? 'Holidays' : 'العطلات' });
  return { ...opened, sent };
}

const section = (name: string) => screen.getByRole('region', { name });

describe('the settings', () => {
  it('are shown in the words of the reader', async () => {
    await openPage();
    expect(section('Seller')).toHaveTextContent('Name in EnglishTiraz');
    expect(section('Quotations')).toHaveTextContent('50% on acceptance');
    expect(section('Quotations')).toHaveTextContent('VAT: 14%');
    expect(section('Working hours')).toHaveTextContent('4 working hours');
    expect(section('Working hours')).toHaveTextContent(/Friday: closed/);
    expect(await within(section('Holidays')).findByText('Eid al-Fitr')).toBeVisible();
  });

  it('are shown in Arabic, with its digits', async () => {
    await openPage(undefined, 'ar');
    expect(section('عروض الأسعار')).toHaveTextContent('٥٠٪ عند القبول');
    expect(section('عروض الأسعار')).toHaveTextContent('ضريبة القيمة المضافة: ١٤٪');
    expect(section('مواعيد العمل')).toHaveTextContent('الجمعة: مغلق');
    // As the calendar and the clock of an inquiry write it.
    expect(section('مواعيد العمل')).toHaveTextContent('الاثنين: من');
    expect(await within(section('العطلات')).findByText('عيد الفطر')).toBeVisible();
  });

  it('are changed by somebody who may; others read them', async () => {
    await openPage((api) => void (api.signedIn = monaWithout('settings.write')));
    expect(within(section('Seller')).queryByRole('button')).toBeNull();
    expect(within(section('Holidays')).queryByRole('button')).toBeNull();
  });

  it('take what was copied from a phone’s contacts, and send it without its marks of direction', async () => {
    const { user, sent } = await openPage();
    await user.click(screen.getByRole('button', { name: 'Edit: Seller' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit the seller' }));
    await user.type(dialog.getByLabelText('Tax number'), '\u061c123-456-789\u200f');
    await user.type(dialog.getByLabelText('Phone'), '\u202a+20 100\u202c');
    await user.type(dialog.getByLabelText('Email'), '\u2066sales@tiraz.example\u2069\u200f');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The settings are saved')).toBeVisible();
    expect(sent).toEqual([
      ['"1"', { taxNumber: '123456789', phone: '+20 100', email: 'sales@tiraz.example' }],
    ]);
  });

  it('take digits of both kinds, and send what was changed alone', async () => {
    const { user, sent } = await openPage();
    await user.click(screen.getByRole('button', { name: 'Edit: Seller' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit the seller' });
    await user.type(within(dialog).getByLabelText('Tax number'), '١٢٣-٤٥٦-٧٨٩');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The settings are saved')).toBeVisible();
    expect(sent).toEqual([['"1"', { taxNumber: '123456789' }]]);
    await waitFor(() => expect(section('Seller')).toHaveTextContent('123456789'));
  });

  it('say who needs a second factor, and why somebody cannot ask it of owners yet', async () => {
    const refusal = refuse(422, 'factor.own-first', {
      errors: [{ path: 'factorRoles', code: 'factor.own-first', message: 'No.' }],
    });
    const { api, user, sent } = await openPage();
    expect(section('Sign-in')).toHaveTextContent('nobody');
    await user.click(screen.getByRole('button', { name: 'Edit: Sign-in' }));
    const dialog = within(await screen.findByRole('dialog'));
    const roles = dialog.getByRole('combobox', { name: 'A second factor is obligatory for' });
    await waitFor(() => expect(roles).toHaveFocus());
    await user.click(roles);
    for (const role of ['Viewer', 'Sales']) await user.click(await screen.findByTitle(role));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The settings are saved')).toBeVisible();
    expect(sent).toEqual([['"1"', { factorRoles: ['sales', 'viewer'] }]]);
    await waitFor(() => expect(section('Sign-in')).toHaveTextContent('SalesViewer'));

    api.on(`PUT ${SETTINGS}`, () => refusal);
    await user.click(screen.getByRole('button', { name: 'Edit: Sign-in' }));
    const again = within(await screen.findByRole('dialog'));
    await user.click(again.getByRole('combobox'));
    await user.click(await screen.findByTitle('Owner'));
    await user.click(again.getByRole('button', { name: 'Save' }));
    expect(await again.findByText(/Set up a second factor of your own first/)).toBeVisible();
  });

  it('say who gets new inquiries in turn, and who may not any more', async () => {
    const colleagues = [
      ...[{ id: 'b', email: 'basma@tiraz.example', name: 'Basma', mayAnswerInquiries: true, absence: null }],
      ...[{ id: 'a', email: 'aya@tiraz.example', name: '', mayAnswerInquiries: true, absence: AWAY }],
      ...[{ id: 'v', email: 'v@tiraz.example', name: 'A viewer', mayAnswerInquiries: false, absence: null }],
    ];
    const refusal = refuse(422, 'owner.may-not-answer', {
      errors: [{ path: 'turnTakers', code: 'owner.may-not-answer', message: 'No.' }],
    });
    const { api, user, sent } = await openPage((given) =>
      given.on('GET /api/admin/colleagues', () => Response.json(colleagues)),
    );
    expect(section('New inquiries')).toHaveTextContent('nobody');
    await user.click(screen.getByRole('button', { name: 'Edit: New inquiries' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('combobox', { name: 'New inquiries are assigned in turn to' }));
    await user.click(await screen.findByTitle('Basma'));
    await user.click(screen.getByTitle(/^aya@tiraz.example · Away until 3 Dec 2126/));
    expect(screen.queryByTitle('A viewer')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The settings are saved')).toBeVisible();
    expect(sent).toEqual([['"1"', { turnTakers: ['a', 'b'] }]]);
    await waitFor(() =>
      expect(section('New inquiries')).toHaveTextContent(/aya@tiraz.example · Away until 3 Dec 2126.*Basma/),
    );

    api.on(`PUT ${SETTINGS}`, () => refusal);
    await user.click(screen.getByRole('button', { name: 'Edit: New inquiries' }));
    const again = within(await screen.findByRole('dialog'));
    await user.click(again.getByRole('combobox'));
    await user.click(screen.getAllByTitle('Basma').at(-1)!);
    await user.click(again.getByRole('button', { name: 'Save' }));
    expect(await again.findByText('One of them may not answer inquiries any more.')).toBeVisible();
  });

  it('ask for instalments that are the whole', async () => {
    const { user, sent } = await openPage();
    await user.click(screen.getByRole('button', { name: 'Edit: Quotations' }));
    const dialog = await screen.findByRole('dialog');
    const second = within(dialog).getByRole('group', { name: 'Instalment 2' });
    await user.clear(within(second).getByLabelText('Share (%)'));
    await user.type(within(second).getByLabelText('Share (%)'), '٤٠٫٥');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(
      await within(dialog).findByText('Together the instalments are 90.5%; they have to be 100%'),
    ).toBeVisible();
    expect(sent).toEqual([]);
    await user.clear(within(second).getByLabelText('Share (%)'));
    await user.type(within(second).getByLabelText('Share (%)'), '50');
    await user.clear(
      within(dialog).getByLabelText('Days', { exact: false, selector: '#quotations_validityDays' }),
    );
    await user.type(within(dialog).getByLabelText('A quotation is valid for (days)'), '٣٠');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The settings are saved')).toBeVisible();
    expect(sent).toEqual([['"1"', { validityDays: 30 }]]);
  });

  it.each([
    ['Keep mine', 2],
    ['Keep theirs', 1],
  ])(
    'put together what two people change, and ask where both changed the same: %s',
    async (choice, asked) => {
      let answers = 0;
      const theirs = { ...settings, phone: '+20 111', version: 2 };
      const { user } = await openPage((api) =>
        api.on(`PUT ${SETTINGS}`, async (request) => {
          answers += 1;
          const changes = (await request.json()) as Partial<Settings>;
          if (request.headers.get('if-match') === '"1"')
            return refuse(412, 'entity.stale', { current: theirs, changed: changedByOmar() });
          return Response.json({ ...theirs, ...changes, version: 3 });
        }),
      );
      await user.click(screen.getByRole('button', { name: 'Edit: Seller' }));
      const dialog = await screen.findByRole('dialog', { name: 'Edit the seller' });
      await user.type(within(dialog).getByLabelText('Phone'), '+20 100');
      await user.click(within(dialog).getByRole('button', { name: 'Save' }));
      const conflict = (await screen.findByText('Somebody else changed this meanwhile')).closest<HTMLElement>(
        '[role=dialog]',
      )!;
      expect(conflict).toHaveTextContent(/Omar Said.? changed this/);
      expect(conflict).toHaveTextContent(/PhoneYours\+20 100Theirs\+20 111/);
      await user.click(within(conflict).getByRole('button', { name: choice }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(screen.queryAllByText('The settings are saved')).toHaveLength(asked - 1);
      expect(answers).toBe(asked);
    },
  );

  it('want a day to close later than it opens', async () => {
    const { user, sent } = await openPage();
    await user.click(screen.getByRole('button', { name: 'Edit: Working hours' }));
    const dialog = await screen.findByRole('dialog');
    const ramadan = within(dialog).getByRole('group', { name: 'In Ramadan' });
    await user.clear(within(ramadan).getByLabelText('Closes'));
    await user.type(within(ramadan).getByLabelText('Closes'), '٨:٣٠ ص');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText('It has to close later than it opens')).toBeVisible();
    expect(sent).toEqual([]);
    await user.clear(within(ramadan).getByLabelText('Closes'));
    await user.type(within(ramadan).getByLabelText('Closes'), '٣:٠٠ م');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The settings are saved')).toBeVisible();
    expect(sent).toEqual([['"1"', { ramadanHours: { opens: '09:00', closes: '15:00' } }]]);
  });
});

describe('a holiday', () => {
  it('is dismissed at one press, and the button keeps the focus', async () => {
    const { user, sent } = await openPage();
    const dismiss = await screen.findByRole('button', { name: 'Dismiss' });
    expect(dismiss).toHaveAccessibleDescription('Eid al-Fitr');
    await user.click(dismiss);
    expect(await screen.findByText('Dismissed')).toBeVisible();
    expect(sent).toEqual([['"0"', 'dismissed']]);
    expect(dismiss).toHaveFocus();
    expect(dismiss).toHaveAttribute('aria-pressed', 'true');
  });

  it('is added, unless its day is in the list', async () => {
    const { user } = await openPage((api) =>
      api.on(`POST ${HOLIDAYS}`, () =>
        refuse(409, 'holiday.known', { errors: [{ path: 'day', code: 'holiday.known', message: 'No.' }] }),
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Add a holiday' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add a holiday' });
    await user.type(within(dialog).getByLabelText('Day'), eid.day);
    await user.type(within(dialog).getByLabelText('Name in English'), 'Eid');
    await user.type(within(dialog).getByLabelText('Name in Arabic'), 'عيد');
    await user.click(within(dialog).getByRole('button', { name: 'Add' }));
    expect(await within(dialog).findByText('This day is in the list already')).toBeVisible();
  });
});
