import type { Language } from '@tiraz/contracts/language';
import { LONGEST_VIEW_NAME } from '@tiraz/contracts/inquiry-view';
import type { Page } from '@playwright/test';
import { texts as messages } from '@tiraz/messages/admin-remote/inquiry-views';
import type { Form } from './form.ts';
import { at, topmost, type Entity } from './form-places.ts';
import { texts } from './form-values.ts';

/** A part of the list of inquiries gets a name. */
export function viewForms(page: Page, language: Language): Record<string, Form> {
  return {
    'inquiries, view': {
      of: ['ViewDialog'],
      opener: async () => {
        await at(page, '/admin/inquiries?status=quoted&sort=quantity');
        return page.getByRole('button', { name: messages[language].save });
      },
      form: async () => topmost(page),
      fields: { name: texts({ longest: LONGEST_VIEW_NAME, isRequired: true }) },
      others: { isFirst: undefined },
      required: ['name'],
      write: { method: 'POST', path: /^\/api\/admin\/inquiry-views$/ },
      stored: async (answer) => {
        const stored = (await answer.json()) as Entity;
        await page.request.delete(`/api/admin/inquiry-views/${stored.id}`);
        return stored;
      },
      isLast: true,
    },
  };
}
