import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ladderIsPriced, plain, priceIn, summary } from '../../testing/calculator';
import { fillIn, openDialog, submitIn } from '../../testing/inquiry';
import { openPage } from '../../testing/open-page';

const TEE = 'product=tee&fabric=combed&fit=regular&finishing=premium';

// A tab that nobody has typed in yet.
beforeEach(() => sessionStorage.clear());

describe('the form', () => {
  it('complains when it is submitted, and then follows what is typed', async () => {
    const { user, dialog, api } = await openDialog(/^Submit Quotation Request/);
    expect(dialog).toHaveAccessibleName('Submit Quotation Request');
    expect(within(dialog).getByLabelText('Phone')).toHaveAccessibleDescription(
      'We may call you or write on WhatsApp about this request.',
    );
    const email = within(dialog).getByLabelText('Email *');
    await user.type(email, 'mona@');
    expect(within(dialog).queryByText('Valid email is required')).toBeNull();

    await user.click(submitIn(dialog));
    expect(await within(dialog).findByText('Name is required')).toBeVisible();
    expect(email).toHaveAccessibleDescription('Valid email is required');
    expect(within(dialog).getByLabelText('Name *')).toHaveFocus();

    await user.type(email, 'example.com\u200f');
    await waitFor(() => expect(within(dialog).queryByText('Valid email is required')).toBeNull());
    expect(api.inquiries).toHaveLength(0);
  });

  it('asks for a name that can be seen and an address that is one and no letter', async () => {
    const { user, dialog, api } = await openDialog(/^Submit Quotation Request/);
    const [name, email] = ['Name *', 'Email *'].map((label) => within(dialog).getByLabelText(label));
    await user.type(name!, '\u200b\u3164');
    await user.type(email!, 'layla%40good.example?bcc=b@evil.example');
    await user.click(submitIn(dialog));
    expect(await within(dialog).findByText('Name is required')).toBeVisible();
    expect(email).toHaveAccessibleDescription('Valid email is required');
    expect(api.inquiries).toHaveLength(0);
  });

  it('keeps all that was pasted, and says what is too long as the server counts it', async () => {
    const { user, dialog, api } = await openDialog(/^Submit Quotation Request/);
    await fillIn({ user, dialog });
    const [name, company] = ['Name *', 'Company'].map((label) => within(dialog).getByLabelText(label));
    await user.clear(name!);
    await user.click(name!);
    await user.paste('m'.repeat(121));
    await user.click(company!);
    await user.paste('🧵'.repeat(120));
    await user.click(submitIn(dialog));

    expect(name).toHaveAccessibleDescription('At most 120 characters');
    expect(name).toHaveValue('m'.repeat(121));
    expect(api.inquiries).toHaveLength(0);

    await user.type(name!, '{Backspace}');
    expect(name).toHaveAccessibleDescription('');
    await user.click(submitIn(dialog));
    await waitFor(() => expect(api.inquiries).toHaveLength(1));
    expect(api.inquiries[0]!.body).toMatchObject({
      customerName: 'm'.repeat(120),
      customerCompany: '🧵'.repeat(120),
    });
  });

  it('sends a quotation request with what was seen, closes, and says so', async () => {
    const { user, dialog, api } = await openDialog(/^Submit Quotation Request/);
    await fillIn({ user, dialog });
    await user.type(within(dialog).getByLabelText('Phone'), '٠١٠٠');
    await user.click(submitIn(dialog));
    expect(
      await screen.findByText(/^Your inquiry has been submitted successfully!/, { selector: 'li *' }),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText('The price has changed')).toBeNull();
    expect(api.inquiries.map(({ body }) => body)).toEqual([
      {
        productTypeId: 'tee',
        fabricId: 'combed',
        fitId: 'regular',
        finishingQualityId: 'premium',
        quantity: 100,
        colors: [],
        printOptions: [],
        totalCost: '18500.00',
        pricePerItem: '185.00',
        sampleCost: '1000.00',
        customerName: 'Mona',
        customerEmail: 'mona@example.com',
        customerPhone: '0100',
        isSampleRequest: false,
        language: 'en',
      },
    ]);

    await user.click(screen.getByRole('button', { name: 'Submit Quotation Request' }));
    expect(within(await screen.findByRole('dialog')).getByLabelText('Name *')).toHaveValue('');
  });

  it('asks how many when one piece was chosen, and never makes an order of one', async () => {
    const { user, dialog, api } = await openDialog(/^Submit Quotation Request/);
    const words =
      'A production order starts at 100 pieces, so the quantity is now 100. How many do you need?';
    expect(within(dialog).getByText(words)).toBeVisible();
    const [said] = within(dialog).getAllByRole('status');
    const quantity = within(dialog).getByRole('spinbutton', { name: 'Quantity' });
    expect(quantity).toHaveValue('100');
    for (const typed of ['1', '', '40']) {
      await user.clear(quantity);
      if (typed) await user.type(quantity, typed);
      await user.tab();
      expect(quantity).toHaveValue('100');
      expect(quantity).toHaveAccessibleDescription(/^Minimum order: 100 pieces –/);
    }
    await user.clear(quantity);
    await user.type(quantity, '250{Enter}{ArrowDown}');
    expect(quantity).toHaveValue('249');
    await fillIn({ user, dialog });
    await priceIn('Total costج.م 46,065.00');
    await waitFor(() => expect(plain(said!.textContent)).toMatch(/^Total cost.*46,065\.00/));
    await user.click(submitIn(dialog));
    await waitFor(() => expect(api.inquiries).toHaveLength(1));
    expect(api.inquiries[0]?.body).toMatchObject({ quantity: 249, totalCost: '46065.00' });
  });

  it('asks nothing about the quantity of an order', async () => {
    const page = openPage(`/calculator?${TEE}&quantity=250`);
    await priceIn('46,250.00');
    await page.user.click(screen.getByRole('button', { name: 'Submit Quotation Request' }));
    expect(within(await screen.findByRole('dialog')).queryByRole('spinbutton')).toBeNull();
  });

  it('asks for a sample from the other button', async () => {
    const { user, dialog, api } = await openDialog(/^Get Sample/);
    expect(dialog).toHaveAccessibleName('Request Sample');
    await fillIn({ user, dialog });
    await user.click(submitIn(dialog));
    await waitFor(() => expect(api.inquiries[0]?.body.isSampleRequest).toBe(true));
  });

  it('keeps what was typed when it is closed without sending', async () => {
    const { user, dialog } = await openDialog(/^Get Sample/);
    await fillIn({ user, dialog });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Submit Quotation/ }));
    expect(within(await screen.findByRole('dialog')).getByLabelText('Name *')).toHaveValue('Mona');
  });
});

describe('sending', () => {
  it('happens once, however often it is pressed', async () => {
    const { user, dialog, api } = await openDialog(/^Submit Quotation Request/);
    await fillIn({ user, dialog });
    const letGo = api.holdNext('/api/inquiries');
    await user.dblClick(submitIn(dialog));
    await user.type(within(dialog).getByLabelText('Name *'), '{Enter}{Enter}');
    const button = await within(dialog).findByRole('button', { name: 'Submitting...' });
    expect(button).toBeDisabled();
    letGo();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.inquiries).toHaveLength(1);
  });

  it('that fails keeps the form, and the key as long as the content is the same', async () => {
    const { user, dialog, api } = await openDialog(/^Submit Quotation Request/);
    await fillIn({ user, dialog });
    const away = () => new Response('', { status: 503 });
    api.next('/api/inquiries', away);
    api.next('/api/inquiries', away);
    await user.click(submitIn(dialog));
    const toast = await screen.findByText('Failed to submit inquiry. Please try again.', {
      selector: 'li *',
    });
    expect(dialog).toContainElement(toast);
    expect(within(dialog).getByLabelText('Email *')).toHaveValue('mona@example.com');

    await user.click(submitIn(dialog));
    await waitFor(() => expect(api.inquiries).toHaveLength(2));
    await waitFor(() => expect(submitIn(dialog)).toBeEnabled());
    await user.type(within(dialog).getByLabelText('Company'), 'Nile Wear');
    await user.click(submitIn(dialog));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    const [first, second, third] = api.inquiries.map(({ key }) => key);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it.each(['Escape', 'Cancel', 'Back'])('is not left by %s before there is an answer', async (way) => {
    const { user, dialog, api } = await openDialog(/^Get Sample/);
    await fillIn({ user, dialog });
    const letGo = api.holdNext('/api/inquiries');
    await user.click(submitIn(dialog));
    expect(await within(dialog).findByRole('button', { name: 'Submitting...' })).toBeDisabled();
    if (way === 'Escape') {
      await user.keyboard('{Escape}{Escape}');
      // As the browser does when it is asked twice: without a question.
      (dialog as HTMLDialogElement).close();
    }
    if (way === 'Cancel') await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    if (way === 'Back') {
      const left = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
      window.history.back();
      await act(() => left);
    }
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveAttribute('open'));
    letGo();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText(/^Your inquiry has been submitted/, { selector: 'li *' })).toBeVisible();
    expect(window.location.pathname).toBe('/calculator');
  });

  it('ends with the dialog alone when Back is pressed at that very moment', async () => {
    const page = openPage(`/calculator?${TEE}&quantity=250`);
    await priceIn('46,250.00');
    const bar = within(summary()).getByRole('button', { name: /^Summary/ });
    await page.user.click(bar);
    await page.user.click(within(summary()).getByRole('button', { name: 'Submit Quotation Request' }));
    const dialog = await screen.findByRole('dialog');
    await fillIn({ ...page, dialog });
    const go = window.history.go.bind(window.history);
    const ways = jest.spyOn(window.history, 'go').mockImplementationOnce((distance) => {
      window.history.back();
      window.addEventListener('popstate', () => go(distance), { once: true });
    });
    await page.user.click(submitIn(dialog));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(ways.mock.calls).toEqual([[-1], [1]]));
    await waitFor(() => expect(window.history.state.usr.overlays).toEqual({ sheet: 'open' }));
    expect(bar).toHaveAttribute('aria-expanded', 'true');
    ways.mockRestore();
  });

  it('at another price than was seen says both, until that is dismissed', async () => {
    const { user, dialog, api } = await openDialog(/^Submit Quotation Request/);
    await fillIn({ user, dialog });
    api.next('/api/inquiries', () =>
      Response.json(
        {
          reference: 'TRZ-2026-000007',
          isSampleRequest: false,
          totalCost: '20000.00',
          pricePerItem: '200.00',
          sampleCost: '1000.00',
          priceChanged: true,
        },
        { status: 201 },
      ),
    );
    await user.click(submitIn(dialog));
    const notice = await within(summary()).findByRole('alert');
    expect(plain(notice.textContent)).toBe(
      'The price has changedYour request TRZ-2026-000007 has arrived. Our prices changed after you opened this ' +
        'page: Total cost ج.م 20,000.00 instead of ج.م 18,500.00.',
    );
    expect(await screen.findByText(/^Your inquiry has been submitted/, { selector: 'li *' })).toBeVisible();
    await user.click(within(notice.parentElement!).getByRole('button', { name: 'Dismiss' }));
    expect(within(summary()).queryByRole('alert')).toBeNull();
  });

  it('shows what the server refuses beside its field', async () => {
    const { user, dialog, api } = await openDialog(/^Submit Quotation Request/);
    await fillIn({ user, dialog });
    const errors = [{ path: '/customerEmail', code: 'format', message: 'no' }];
    api.next('/api/inquiries', () => Response.json({ code: 'body.invalid', errors }, { status: 400 }));
    await user.click(submitIn(dialog));
    expect(await within(dialog).findByText('Valid email is required')).toBeVisible();
    expect(within(dialog).getByLabelText('Email *')).toHaveFocus();
  });

  it('is refused while there is no quote', async () => {
    const page = openPage('/calculator');
    for (const name of [/^Basic T-Shirt/, /^Combed Single Jersey/, /^Regular/, /^Premium/]) {
      await page.user.click(await screen.findByRole('radio', { name }));
    }
    await ladderIsPriced();
    const letGo = page.api.holdNext('/api/calculate-quote');
    await page.user.click(screen.getByRole('checkbox', { name: /^Screen Print/ }));
    await page.user.click(screen.getByRole('button', { name: /^Get Sample/ }));
    const dialog = await screen.findByRole('dialog');
    await fillIn({ ...page, dialog });
    await page.user.click(submitIn(dialog));
    const complaint = 'Please complete all selections before submitting.';
    expect(await screen.findByText(complaint, { selector: 'li *' })).toBeVisible();
    expect(page.api.inquiries).toHaveLength(0);
    letGo();
  });
});
