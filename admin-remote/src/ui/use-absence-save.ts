import {
  currentOf,
  ifMatch,
  useEndAbsenceMutation,
  useListColleaguesQuery,
  useSayAbsenceMutation,
  type AbsenceBody,
  type Colleague,
} from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/absence';
import { useMergedSave } from '@tiraz/staff-kit/forms';
import { nameOf, useAwayWords } from './colleagues';

/** What two people may say at once, as one thing: days and stand-in go together. */
interface Said {
  absence: AbsenceBody | null;
  version: number;
}

const saidOf = ({ absence, version }: Colleague): Said => ({
  absence: absence && { from: absence.from, to: absence.to, standInId: absence.standInId },
  version,
});

/**
 * Says of somebody else when they are away, or with null that they are not; asks where another owner has said
 * something else meanwhile, and stores nothing where that stays.
 */
export function useAbsenceSave(): (
  base: Colleague,
  absence: AbsenceBody | null,
  onStored: () => void,
) => Promise<Said | undefined> {
  const t = useTexts(texts);
  const away = useAwayWords();
  const save = useMergedSave();
  const { data: colleagues = [] } = useListColleaguesQuery();
  const [say] = useSayAbsenceMutation();
  const [end] = useEndAbsenceMutation();

  const shown = (absence: AbsenceBody) => {
    const standIn = colleagues.find(({ id }) => id === absence.standInId);
    return [away({ ...absence, isNow: false }), standIn && t.standsIn(nameOf(standIn))]
      .filter(Boolean)
      .join(' · ');
  };

  return (base, absence, onStored) =>
    save<Said>({
      base: saidOf(base),
      changes: { absence },
      put: async (_, version) => {
        const over = { id: base.id, ...ifMatch(version) };
        const stored = await (absence ? say({ ...over, absenceBody: absence }) : end(over)).unwrap();
        onStored();
        return saidOf(stored);
      },
      labelOf: () => t.title,
      current: (error) => {
        const current = currentOf<Colleague>(error);
        return current && saidOf(current);
      },
      show: (_, value) => (value === null ? '' : shown(value as AbsenceBody)),
    });
}
