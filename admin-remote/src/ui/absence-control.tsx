import { useEndOwnAbsenceMutation, type ApiError } from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/absence';
import { lazyPage, StatusTag, useNotify } from '@tiraz/staff-kit/page';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { nameOf, useAwayWords, useColleague } from './colleagues';
import { useAbsenceSave } from './use-absence-save';

/** Of two pages, each of which would bring it along. */
const AbsenceDialog = lazyPage(() => import('./absence-dialog'));

/** When somebody is away and who stands in; nothing of those who are not. */
export function Absence({ of: id }: { of: string }) {
  const t = useTexts(texts);
  const away = useAwayWords();
  const absence = useColleague(id)?.absence;
  const standIn = useColleague(absence?.standInId ?? null);
  if (!absence) return null;
  return (
    <>
      <StatusTag tone={absence.isNow ? 'due' : 'quiet'}>{away(absence)}</StatusTag>
      {standIn && <span>{t.standsIn(nameOf(standIn))}</span>}
    </>
  );
}

interface AbsenceButtonsProps {
  of: string;
  /** What the account is called. */
  who: string;
  isOwn: boolean;
  isSmall?: boolean;
}

/** Says when somebody is away, and that they are not. */
export function AbsenceButtons({ of: id, who, isOwn, isSmall = false }: AbsenceButtonsProps) {
  const t = useTexts(texts);
  const notify = useNotify();
  const colleague = useColleague(id);
  const [isEditing, setEditing] = useState(false);
  const [isPending, setPending] = useState(false);
  const [endOwn] = useEndOwnAbsenceMutation();
  const saveOf = useAbsenceSave();
  useEffect(() => AbsenceDialog.preload(), []);
  const size = isSmall ? 'small' : 'middle';

  const end = async () => {
    if (!colleague || isPending) return;
    setPending(true);
    try {
      const ended = () => notify.success(t.ended);
      await (isOwn ? endOwn().unwrap().then(ended) : saveOf(colleague, null, ended));
    } catch (error) {
      notify.error(t.failed, error as ApiError);
    } finally {
      setPending(false);
    }
  };

  return (
    <>
      <Button
        size={size}
        disabled={!colleague}
        {...(isSmall && { 'aria-label': t.sayOf(who) })}
        onClick={() => setEditing(true)}
      >
        {isSmall ? t.title : t.say}
      </Button>
      {colleague?.absence && (
        <Button size={size} {...(isSmall && { 'aria-label': t.endOf(who) })} onClick={() => void end()}>
          {isSmall ? t.here : t.end}
        </Button>
      )}
      {isEditing && colleague && (
        <AbsenceDialog colleague={colleague} isOwn={isOwn} onClose={() => setEditing(false)} />
      )}
    </>
  );
}
