import {
  ifMatch,
  useChangePersonMutation,
  useResetFactorMutation,
  type ApiError,
  type Person,
} from '@tiraz/api-client/staff';
import { formatDateTime, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/people';
import { texts as roleTexts } from '@tiraz/messages/admin-remote/roles';
import { useMergedSave, useQuestion } from '@tiraz/staff-kit/forms';
import { Isolated, StatusTag, useNotify, UserText } from '@tiraz/staff-kit/page';
import { Button } from 'antd';
import { useState } from 'react';
import { Absence, AbsenceButtons } from '../../ui/absence-control';
import styles from './people-page.module.css';
import { PersonDialog } from './person-dialog';
import { reasonOf } from './reason';

/** An account, and what an owner does with it. */
export function PersonRow({ person, isOwn }: { person: Person; isOwn: boolean }) {
  const t = useTexts(texts);
  const { roles } = useTexts(roleTexts);
  const { language } = useLanguage();
  const notify = useNotify();
  const ask = useQuestion();
  const save = useMergedSave();
  const [change, { isLoading }] = useChangePersonMutation();
  const [isEditing, setEditing] = useState(false);
  const { id, email, name, role, isActive, signedInAt, hasFactor } = person;
  const [reset] = useResetFactorMutation();
  const who = name || email;

  const switchTo = async (next: boolean) => {
    if (isLoading) return;
    try {
      await save<Person>({
        base: person,
        changes: { isActive: next },
        put: (personChanges, version) => change({ id, personChanges, ...ifMatch(version) }).unwrap(),
        labelOf: () => t.inactive,
      });
      notify.success(next ? t.activated : t.deactivated);
    } catch (error) {
      notify.error(reasonOf(error as ApiError, t, t.actionFailed), error as ApiError);
    }
  };
  const deactivate = () =>
    ask({
      title: t.deactivateTitle,
      hint: t.deactivateHint(who),
      yes: t.deactivate,
      no: t.cancel,
      onYes: () => switchTo(false),
    });

  const resetFactor = async () => {
    const { error } = await reset(id);
    if (!error) notify.success(t.factorReset);
    else notify.error(reasonOf(error as ApiError, t, t.actionFailed), error as ApiError);
  };
  const askToReset = () =>
    ask({
      title: t.resetFactorTitle,
      hint: t.resetFactorHint(who),
      yes: t.resetFactor,
      no: t.cancel,
      // Not awaited: the question for a code lies over the page, not over this one.
      onYes: () => void resetFactor(),
    });

  return (
    <li className={styles.row} data-inactive={!isActive || undefined}>
      <p className={styles.who}>
        <strong>{name ? <UserText>{name}</UserText> : <Isolated>{email}</Isolated>}</strong>
        <StatusTag tone={role === 'owner' ? 'fresh' : 'going'}>{roles[role]}</StatusTag>
        {hasFactor && <StatusTag tone="good">{t.hasFactor}</StatusTag>}
        {isOwn && <StatusTag tone="good">{t.you}</StatusTag>}
        {!isActive && <StatusTag tone="quiet">{t.inactive}</StatusTag>}
        <Absence of={id} />
      </p>
      <dl>
        {name && (
          <div>
            <dt>{t.email}</dt>
            <dd>
              <Isolated>{email}</Isolated>
            </dd>
          </div>
        )}
        <div>
          <dt>{t.signedInAt}</dt>
          <dd>
            {signedInAt === null ? (
              t.never
            ) : (
              <time dateTime={signedInAt}>{formatDateTime(signedInAt, language)}</time>
            )}
          </dd>
        </div>
      </dl>
      <p className={styles.actions}>
        <Button size="small" aria-label={t.editOf(who)} onClick={() => setEditing(true)}>
          {t.edit}
        </Button>
        <AbsenceButtons of={id} who={who} isOwn={isOwn} isSmall />
        {!isOwn && hasFactor && (
          <Button size="small" aria-label={t.resetFactorOf(who)} onClick={askToReset}>
            {t.resetFactor}
          </Button>
        )}
        {!isOwn && isActive && (
          <Button size="small" danger aria-label={t.deactivateOf(who)} onClick={deactivate}>
            {t.deactivate}
          </Button>
        )}
        {!isActive && (
          <Button size="small" aria-label={t.activateOf(who)} onClick={() => void switchTo(true)}>
            {t.activate}
          </Button>
        )}
      </p>
      {isEditing && <PersonDialog person={person} isOwn={isOwn} onClose={() => setEditing(false)} />}
    </li>
  );
}
