import { expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { Access } from '../page/access';
import { mona } from '../testing/fake-api';
import { show } from '../testing/show';
import { useMergedSave, type Save } from './merged-save';

interface Fabric {
  version: number;
  name: string;
  gsm: number;
  composition: string;
}

const base: Fabric = { version: 1, name: 'Jersey', gsm: 180, composition: 'Cotton' };

/** A server with one fabric, which somebody else may change first. @param changed who, and when, as far as it knows */
function serverWith(stored: Fabric, changed?: object) {
  const versions: number[] = [];
  return {
    versions,
    put: async (changes: Partial<Fabric>, version: number) => {
      versions.push(version);
      if (version !== stored.version) {
        const body = JSON.stringify({ code: 'entity.stale', current: stored, changed });
        throw { status: 412, message: '', body };
      }
      stored = { ...stored, ...changes, version: version + 1 };
      return stored;
    },
  };
}

function openForm(save: Omit<Save<Fabric>, 'labelOf'>, language: 'en' | 'ar' = 'en') {
  const onEnd = jest.fn<(end: unknown) => void>();
  function Form() {
    const saveMerged = useMergedSave();
    const submit = () => saveMerged({ ...save, labelOf: (field) => `Field ${field}` }).then(onEnd, onEnd);
    return <button onClick={submit}>Save</button>;
  }
  const form = (
    <Access value={{ id: mona.id, held: [], pages: [] }}>
      <Form />
    </Access>
  );
  return { user: show(form, { language }), onEnd };
}

const saveButton = () => screen.getByRole('button', { name: 'Save' });

it('keeps both when two people changed different fields, without a question', async () => {
  const { versions, put } = serverWith({ ...base, version: 2, gsm: 220 });
  const { user, onEnd } = openForm({ base, changes: { name: 'Heavy Jersey' }, put });
  await user.click(saveButton());
  await waitFor(() => expect(onEnd).toHaveBeenCalled());
  expect(onEnd).toHaveBeenCalledWith({ ...base, version: 3, name: 'Heavy Jersey', gsm: 220 });
  expect(versions).toEqual([1, 2]);
});

it.each([
  ['Keep mine', { name: 'Mine', gsm: 200, version: 3 }],
  ['Keep theirs', { name: 'Theirs', gsm: 200, version: 3 }],
] as const)('shows both values of a field that both changed: %s', async (choice, stored) => {
  const { put } = serverWith({ ...base, version: 2, name: 'Theirs' });
  const { user, onEnd } = openForm({ base, changes: { name: 'Mine', gsm: 200 }, put });
  await user.click(saveButton());
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('heading', { name: 'Field name' })).toBeInTheDocument();
  expect(dialog.queryByRole('heading', { name: 'Field gsm' })).toBeNull();
  expect(dialog.getByText('Mine')).toBeInTheDocument();
  expect(dialog.getByText('Theirs', { selector: 'dd' })).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: choice }));
  await waitFor(() => expect(onEnd).toHaveBeenCalledWith({ ...base, ...stored }));
});

it('asks about one after the other where two were refused at once', async () => {
  const ends = jest.fn<(name: string | undefined) => void>();
  const put = serverWith({ ...base, version: 2, name: 'Theirs' }).put;
  const other = serverWith({ ...base, version: 2, name: 'Theirs, too' }).put;
  function Two() {
    const save = useMergedSave();
    const submit = () => {
      for (const [name, each] of [
        ['First', put],
        ['Second', other],
      ] as const)
        void save<Fabric>({ base, changes: { name }, put: each, labelOf: (field) => field }).then((saved) =>
          ends(saved?.name),
        );
    };
    return <button onClick={submit}>Save</button>;
  }
  const user = show(<Two />);
  await user.click(saveButton());
  expect(await screen.findByText('First')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));
  expect(await screen.findByText('Second')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Keep theirs' }));
  await waitFor(() => expect(ends.mock.calls).toEqual([['First'], ['Theirs, too']]));
});

const twoMinutesAgo = () => new Date(Date.now() - 150_000).toISOString();
const omar = { id: 'o', email: 'omar@tiraz.example', name: 'Omar Said' };
const by = (who: object | null) => () => ({ at: twoMinutesAgo(), by: who });

it.each<['en' | 'ar', string, (() => object) | undefined, string | undefined, string]>([
  [
    'en',
    'by name',
    by(omar),
    '\u2068Omar Said\u2069 changed this 2 minutes ago',
    'Somebody else changed this meanwhile',
  ],
  [
    'ar',
    'by name',
    by(omar),
    'آخر من غيّر هذا: \u2068Omar Said\u2069، قبل دقيقتين',
    'غيّر شخص آخر هذا في الأثناء',
  ],
  [
    'en',
    'by the e-mail address of who has not said a name',
    by({ ...omar, name: '' }),
    '\u2068omar@tiraz.example\u2069 changed this 2 minutes ago',
    'Somebody else changed this meanwhile',
  ],
  [
    'en',
    'by the moment alone, of nobody who was signed in',
    by(null),
    'This was changed 2 minutes ago',
    'Somebody else changed this meanwhile',
  ],
  [
    'en',
    'as oneself, in another tab',
    by({ ...mona, name: 'Mona' }),
    'You changed this 2 minutes ago, perhaps in another tab',
    'This was changed meanwhile',
  ],
  ['en', 'not at all where nobody knows', undefined, undefined, 'Somebody else changed this meanwhile'],
])('names whoever was quicker, in %s: %s', async (language, _, changed, words, title) => {
  const { put } = serverWith({ ...base, version: 2, name: 'Theirs' }, changed?.());
  const { user } = openForm({ base, changes: { name: 'Mine' }, put }, language);
  await user.click(saveButton());
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  const said = dialog.queryByText(/ago|قبل/)?.textContent;
  expect(said).toBe(words);
});

it('stores nothing when one goes back to editing', async () => {
  const { versions, put } = serverWith({ ...base, version: 2, name: 'Theirs' });
  const { user, onEnd } = openForm({ base, changes: { name: 'Mine' }, put });
  await user.click(saveButton());
  await user.click(await screen.findByRole('button', { name: 'Back to editing' }));
  await waitFor(() => expect(onEnd).toHaveBeenCalledWith(undefined));
  expect(versions).toEqual([1]);
});

it('asks nothing when both wrote the same', async () => {
  const { put } = serverWith({ ...base, version: 2, name: 'Same' });
  const { user, onEnd } = openForm({ base, changes: { name: 'Same' }, put });
  await user.click(saveButton());
  await waitFor(() => expect(onEnd).toHaveBeenCalledWith({ ...base, version: 3, name: 'Same' }));
});

it('leaves any other refusal to the form', async () => {
  const refusal = { status: 422, message: 'No', body: '' };
  const { user, onEnd } = openForm({ base, changes: { name: '' }, put: () => Promise.reject(refusal) });
  await user.click(saveButton());
  await waitFor(() => expect(onEnd).toHaveBeenCalledWith(refusal));
});
