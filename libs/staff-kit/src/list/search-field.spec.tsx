import { expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { show } from '../testing/show';
import { SearchField } from './search-field';

function open(language: 'en' | 'ar' = 'en') {
  const onSearch = jest.fn<(q: string) => void>();
  const user = show(<SearchField q="" label="Search" hint="Name" onSearch={onSearch} />, { language });
  const field = screen.getByRole('searchbox', { name: 'Search' });
  const paste = async (text: string) => {
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
  };
  return { user, field, paste, onSearch };
}

it('searches for what was typed, without what nobody sees', async () => {
  const { user, paste, onSearch } = open();
  await paste(' \u202Eنسيج\u202C ');
  await user.keyboard('{Enter}');
  expect(onSearch.mock.calls).toEqual([['نسيج']]);
});

it.each([
  ['en', 'At most 200 characters'],
  ['ar', '٢٠٠ حرف على الأكثر'],
] as const)('in %s: says what is too long, and neither cuts nor searches for it', async (language, fault) => {
  const { user, field, paste, onSearch } = open(language);
  await paste('م'.repeat(201));
  expect(field).toHaveValue('م'.repeat(201));
  expect(await screen.findByRole('alert')).toHaveTextContent(fault);
  expect(field).toHaveAccessibleDescription(fault);
  expect(field).toBeInvalid();
  await user.keyboard('{Enter}');
  expect(onSearch).not.toHaveBeenCalled();

  await user.keyboard('{Backspace}');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(field).toBeValid();
  await user.keyboard('{Enter}');
  expect(onSearch.mock.calls).toEqual([['م'.repeat(200)]]);
});

it('counts an emoji once, as the server does', async () => {
  const { user, paste, onSearch } = open();
  await paste('🧵'.repeat(200));
  await user.keyboard('{Enter}');
  expect(onSearch.mock.calls).toEqual([['🧵'.repeat(200)]]);
});
