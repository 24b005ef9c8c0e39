import {
  useAssignInquiriesMutation,
  useUndoInquiryOwnersMutation,
  type AbsentOwner,
  type OwnerChangeResult,
} from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/today';
import { useUndoableSave } from '@tiraz/staff-kit/forms';
import { StaffLink, useMay, useNotify } from '@tiraz/staff-kit/page';
import { Button } from 'antd';
import { useId } from 'react';
import { nameOf, useColleague } from '../../ui/colleagues';
import { OwnerName } from '../../ui/owner-name';
import styles from './today.module.css';

/** What waits for somebody who is away, and how it becomes the stand-in's. */
export function Absent({ owners }: { owners: readonly AbsentOwner[] }) {
  const t = useTexts(texts);
  const heading = useId();
  if (owners.length === 0) return null;
  return (
    <section className={styles.block} aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{t.absent}</h2>
      </header>
      <ol>
        {owners.map((owner) => (
          <AbsentRow key={owner.staffId} owner={owner} />
        ))}
      </ol>
    </section>
  );
}

function AbsentRow({ owner }: { owner: AbsentOwner }) {
  const t = useTexts(texts);
  const { staffId, standInId, total, inquiryIds } = owner;
  const mayAnswer = useMay('inquiries.answer');
  const absent = useColleague(staffId);
  const standIn = useColleague(standInId);
  const notify = useNotify();
  const saveUndoably = useUndoableSave();
  const [assign, { isLoading }] = useAssignInquiriesMutation();
  const [giveBack] = useUndoInquiryOwnersMutation();

  const takeBack = async (changes: { id: string; version: number }[]) => {
    const results = await giveBack({ changes }).unwrap();
    const kept = keptOf(results);
    if (kept > 0) notify.error(t.kept(kept));
    else notify.success(t.undone);
    return results;
  };
  const assignAll = async () => {
    if (isLoading) return;
    await saveUndoably({
      save: async () => {
        // A colleague may have taken some of them over since this was drawn.
        const ids = [...inquiryIds];
        const results = await assign({ ids, ownerId: standInId, from: staffId }).unwrap();
        const changes = results.flatMap(({ id, outcome, version }) =>
          outcome === 'changed' && version !== undefined ? [{ id, version }] : [],
        );
        const kept = keptOf(results);
        if (kept === 0 || changes.length > 0) return { changes, kept };
        notify.error(t.kept(kept));
        return undefined;
      },
      done: ({ changes, kept }) =>
        [t.assigned(changes.length), ...(kept > 0 ? [t.kept(kept)] : [])].join(' · '),
      failed: t.assignFailed,
      undo: ({ changes }) => (changes.length > 0 ? () => takeBack(changes) : undefined),
    }).catch(() => undefined);
  };

  return (
    <li>
      <p>
        <span>
          <OwnerName id={staffId} />
        </span>
        <StaffLink to={`/inquiries?owner=${staffId}`}>{t.open(total)}</StaffLink>
      </p>
      <p className={styles.details}>
        {standIn === undefined || absent === undefined ? (
          <span>{standInId === null && t.noStandIn}</span>
        ) : (
          mayAnswer && (
            <Button
              size="small"
              aria-label={t.assignOfTo({ who: nameOf(absent), name: nameOf(standIn) })}
              loading={isLoading}
              onClick={() => void assignAll()}
            >
              {t.assignToStandIn(nameOf(standIn))}
            </Button>
          )
        )}
      </p>
    </li>
  );
}

/** How many somebody else has by now. */
function keptOf(results: readonly OwnerChangeResult[]): number {
  return results.filter(({ outcome }) => outcome === 'failed').length;
}
