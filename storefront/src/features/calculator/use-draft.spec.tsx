import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { fillIn, openDialog, submitIn } from '../../testing/inquiry';

// A tab that nobody has typed in yet.
beforeEach(() => sessionStorage.clear());

describe('what was typed', () => {
  /** The page is loaded anew in the same tab. */
  const reload = async () => {
    cleanup();
    return openDialog(/^Get Sample/);
  };

  it('is there after a reload, in this tab alone', async () => {
    const page = await openDialog(/^Submit Quotation Request/);
    await fillIn(page);
    await page.user.type(within(page.dialog).getByLabelText('Message'), 'سطر\nثانٍ 🧵');
    expect(JSON.stringify(localStorage) + document.cookie).not.toContain('mona@example.com');
    const { dialog } = await reload();
    expect(within(dialog).getByLabelText('Name *')).toHaveValue('Mona');
    expect(within(dialog).getByLabelText('Email *')).toHaveValue('mona@example.com');
    expect(within(dialog).getByLabelText('Message')).toHaveValue('سطر\nثانٍ 🧵');
  });

  it('is forgotten once the inquiry has arrived, and not before', async () => {
    const { user, dialog, api } = await openDialog(/^Get Sample/);
    await fillIn({ user, dialog });
    api.next('/api/inquiries', () => new Response('', { status: 503 }));
    await user.click(submitIn(dialog));
    await screen.findByText('Failed to submit inquiry. Please try again.', { selector: 'li *' });
    expect(JSON.stringify(sessionStorage)).toContain('mona@example.com');
    await user.click(submitIn(dialog));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(JSON.stringify(sessionStorage)).not.toContain('mona@example.com');
    expect(within((await reload()).dialog).getByLabelText('Name *')).toHaveValue('');
  });

  it.each(['{', 'null', '[1]', '{"customerName":5,"role":"admin"}'])(
    'is nothing where the tab holds %s',
    async (stored) => {
      sessionStorage.setItem('tiraz.contact', stored);
      const { dialog } = await openDialog(/^Get Sample/);
      expect(within(dialog).getByLabelText('Name *')).toHaveValue('');
    },
  );

  it('is kept by the page where the browser keeps nothing', async () => {
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { user, dialog } = await openDialog(/^Get Sample/);
    await fillIn({ user, dialog });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: /^Submit Quotation/ }));
    expect(within(await screen.findByRole('dialog')).getByLabelText('Name *')).toHaveValue('Mona');
    refuse.mockRestore();
  });
});
