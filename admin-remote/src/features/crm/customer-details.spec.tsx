import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { refuse } from '@tiraz/staff-kit/testing';
import { openStaffArea } from '../../testing/open-staff-area';
import { layla, serveCrm } from './crm-api.fixture';

async function openCustomer() {
  let crm!: ReturnType<typeof serveCrm>;
  const opened = openStaffArea('/admin/crm/customers/layla', {
    given: (api) => void (crm = serveCrm(api)),
  });
  await screen.findByRole('heading', { name: 'Layla Haddad' });
  return { ...opened, ...crm };
}

const toast = (text: string) => waitFor(() => expect(screen.getAllByText(text).length).toBeGreaterThan(0));

it('a customer leads to the others of the same company', async () => {
  const { user } = openStaffArea('/admin/crm/customers/layla', {
    given: (api) => {
      const { customers } = serveCrm(api);
      customers.layla = { ...layla, sameCompany: [{ id: 'mariam', name: 'مريم فؤاد' }] };
    },
  });
  const { getByRole } = within(await screen.findByRole('dialog'));
  await waitFor(() => getByRole('link', { name: 'مريم فؤاد' }));
  await user.click(getByRole('link', { name: 'مريم فؤاد' }));
  expect(await screen.findByRole('heading', { name: 'مريم فؤاد' })).toBeInTheDocument();
});

it('a customer whom somebody else has merged gives way without a question, and what is being logged stays', async () => {
  const merged = Promise.withResolvers<void>();
  const { user } = openStaffArea('/admin/crm/customers/layla', {
    given: (api) => {
      const { customers, followUps } = serveCrm(api);
      customers.layla = { ...layla, followUps: [followUps.call!] };
      let isRead = false;
      api.on('GET /api/admin/customers/layla', async () => {
        if (isRead) await merged.promise;
        const answer = isRead ? customers.mariam : customers.layla;
        isRead = true;
        return Response.json(answer);
      });
    },
  });
  const details = within(await screen.findByRole('dialog'));
  await user.click(await details.findByRole('button', { name: 'Complete' }));
  const content = await screen.findByLabelText('Content');
  await user.type(content, 'They take the hoodies');
  merged.resolve();
  await waitFor(() => expect(window.location.pathname).toBe('/admin/crm/customers/mariam'));
  expect(screen.queryByText('Leave without saving?')).toBeNull();
  expect(content).toHaveValue('They take the hoodies');
});

describe('correcting a customer', () => {
  const open = async () => {
    const opened = await openCustomer();
    await opened.user.click(screen.getByRole('button', { name: 'Edit' }));
    const field = await screen.findByLabelText('Company');
    const save = () => opened.user.click(screen.getByRole('button', { name: 'Save' }));
    const type = async (text: string) => {
      await opened.user.clear(field);
      await opened.user.type(field, text);
    };
    return { ...opened, field, type, save };
  };

  it('sends what was changed, tidied, and nothing else', async () => {
    const { sent, type, save } = await open();
    await type('  Dune  ');
    await save();
    await toast('Customer updated successfully');
    expect(sent).toEqual([['PUT customers/layla', { company: 'Dune' }]]);
  });

  it('sends a number without the marks of direction that a phone puts around it', async () => {
    const { user, sent, save } = await open();
    const phone = screen.getByLabelText('Phone');
    await user.clear(phone);
    await user.type(phone, '\u202a+20 ١٠٠\u202c');
    await save();
    await toast('Customer updated successfully');
    expect(sent).toEqual([['PUT customers/layla', { phone: '+20 100' }]]);
  });

  it('sends nothing when nothing was changed, and closes', async () => {
    const { sent, field, save } = await open();
    await save();
    await waitFor(() => expect(field).not.toBeInTheDocument());
    expect(sent).toEqual([]);
  });

  it('asks, in words, when somebody else changed the same meanwhile', async () => {
    const { customers, sent, user, type, save } = await open();
    customers.layla = { ...layla, company: 'Dune & Co', status: 'inactive', version: 4 };
    await type('Mine');
    await save();
    const question = (await screen.findByText('Somebody else changed this meanwhile')).closest('.ant-modal');
    const { getByText, getByRole } = within(question as HTMLElement);
    expect(getByText(/Omar Said.? changed this/)).toBeInTheDocument();
    expect(getByText('Mine')).toBeInTheDocument();
    expect(getByText('Dune & Co')).toBeInTheDocument();
    await user.click(getByRole('button', { name: 'Keep mine' }));
    await toast('Customer updated successfully');
    expect(sent).toEqual([['PUT customers/layla', { company: 'Mine' }]]);
    expect(customers.layla).toMatchObject({ company: 'Mine', status: 'inactive' });
  });

  it('closes with what somebody else has made of it where that is kept, which is no success of one’s own', async () => {
    const { customers, sent, field, user, type, save } = await open();
    customers.layla = { ...layla, company: 'Dune & Co', version: 4 };
    await type('Mine');
    await save();
    await user.click(await screen.findByRole('button', { name: 'Keep theirs' }));
    await waitFor(() => expect(field).not.toBeInTheDocument());
    expect(screen.queryByText('Customer updated successfully')).toBeNull();
    expect(sent).toEqual([]);
  });

  it('keeps what was typed when it cannot be stored', async () => {
    const { api, field, type, save } = await open();
    api.on('PUT /api/admin/customers/layla', () =>
      refuse(400, 'request.invalid', {
        errors: [{ path: 'company', code: 'text.forbidden-character', message: 'As the server puts it.' }],
      }),
    );
    await type('Mine');
    await save();
    await toast('Failed to update customer');
    expect(field).toHaveValue('Mine');
    expect(screen.getByText('This holds a character that cannot be stored')).toBeInTheDocument();
    expect(screen.queryByText('As the server puts it.')).not.toBeInTheDocument();
  });
});

describe('making two customers one', () => {
  const choose = async () => {
    const opened = await openCustomer();
    await opened.user.click(screen.getByRole('button', { name: 'Merge' }));
    const picker = await screen.findByLabelText('The same customer');
    await opened.user.click(picker);
    const offered = await screen.findAllByRole('option');
    expect(offered.map((option) => option.textContent).join()).not.toContain('Layla');
    await opened.user.click(await screen.findByText('مريم فؤاد', { selector: '.ant-select-item-option *' }));
    const stays = (await screen.findByRole('heading', { name: 'Stays' })).closest('section')!;
    const dialog = stays.closest<HTMLElement>('.ant-modal')!;
    const merge = () => opened.user.click(within(dialog).getByRole('button', { name: 'Merge' }));
    return { ...opened, stays, merge };
  };

  it('makes the other one part of the customer that one came from', async () => {
    const { sent, stays, merge } = await choose();
    expect(stays).toHaveTextContent('Layla Haddad');
    await merge();
    await toast('Customers merged successfully');
    expect(sent).toEqual([['POST customers/layla/merge', { duplicateId: 'mariam' }]]);
    expect(window.location.pathname).toBe('/admin/crm/customers/layla');
  });

  it('the other way round once they are swapped, and goes on with who stays', async () => {
    const { sent, user, stays, merge } = await choose();
    await user.click(screen.getByRole('button', { name: 'Swap the two' }));
    expect(stays).toHaveTextContent('مريم فؤاد');
    await merge();
    await waitFor(() => expect(window.location.pathname).toBe('/admin/crm/customers/mariam'));
    expect(sent).toEqual([['POST customers/mariam/merge', { duplicateId: 'layla' }]]);
  });

  it('the way one came where another one is chosen after they were swapped', async () => {
    const { api, customers, user, merge, sent } = await choose();
    const karim = { ...customers.mariam!, id: 'karim', name: 'Karim Adel' };
    customers.karim = karim;
    api.on('GET /api/admin/customers/karim', () => Response.json(karim));
    await user.click(screen.getByRole('button', { name: 'Swap the two' }));
    await user.type(screen.getByLabelText('The same customer'), 'Karim');
    await user.click(await screen.findByText('Karim Adel', { selector: '.ant-select-item-option *' }));
    const goes = (await screen.findByRole('heading', { name: 'Becomes part of it' })).closest('section');
    await waitFor(() => expect(goes).toHaveTextContent('Karim Adel'));
    await merge();
    await waitFor(() => expect(sent).toEqual([['POST customers/layla/merge', { duplicateId: 'karim' }]]));
  });
});
