import {
  ifMatch,
  problemOf,
  useUpdateInquiryMutation,
  type ApiError,
  type InquiryDetails,
} from '@tiraz/api-client/staff';
import { withoutUnseen } from '@tiraz/contracts/typed-text';
import { formatDateTime, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/inquiries';
import { texts as detailsTexts } from '@tiraz/messages/admin-remote/inquiry-details';
import { texts as uiTexts } from '@tiraz/messages/staff-kit/ui';
import { useFaultText, useMergedSave, useUnsavedGuard } from '@tiraz/staff-kit/forms';
import { SteadyButton, useMay, useNotify } from '@tiraz/staff-kit/page';
import { Button, Input } from 'antd';
import { useId, useRef, useState, type ComponentRef, type KeyboardEvent } from 'react';
import { StaffName } from '../../ui/staff-name';
import styles from './notes-editor.module.css';

type Noted = Pick<InquiryDetails, 'adminNotes' | 'version'>;

/** As many characters as the API keeps. */
const LONGEST_NOTES = 10_000;

/** The staff's notes. What somebody else has written meanwhile is shown beside what is being typed, never over it. */
export function NotesEditor({ inquiry }: { inquiry: InquiryDetails }) {
  const text = useTexts(detailsTexts);
  const common = useTexts(texts);
  const ui = useTexts(uiTexts);
  const faultText = useFaultText();
  const notify = useNotify();
  const save = useMergedSave();
  const mayAnswer = useMay('inquiries.answer');
  const [update] = useUpdateInquiryMutation();
  const [isSaving, setSaving] = useState(false);
  /** What the editor was filled from, or what was read of it since. */
  const [base, setBase] = useState<Noted>(inquiry);
  const [typed, setTyped] = useState(inquiry.adminNotes);
  /** Why what is typed cannot be stored, until something else is typed. */
  const [fault, setFault] = useState<string>();
  const hint = useId();
  const field = useRef<ComponentRef<typeof Input.TextArea>>(null);
  const isDirty = typed !== base.adminNotes;
  const isNewer = inquiry.version > base.version;
  const isOvertaken = isNewer && inquiry.adminNotes !== base.adminNotes;
  useUnsavedGuard(isDirty);

  // The editor follows what is stored, unless that would replace what is being typed.
  if (isNewer && !isSaving && (!isOvertaken || !isDirty)) {
    setBase(inquiry);
    if (!isDirty) setTyped(inquiry.adminNotes);
  }

  const send = async () => {
    const isTooLong = [...typed].length > LONGEST_NOTES;
    setFault(isTooLong ? ui.tooLong(LONGEST_NOTES) : undefined);
    if (isTooLong) return;
    setSaving(true);
    try {
      const body = { adminNotes: withoutUnseen(typed) };
      const saved = await save<Noted>({
        base,
        changes: body,
        put: async (_, version) => {
          const answer = await update({ id: inquiry.id, ...ifMatch(version), body }).unwrap();
          // Who keeps theirs has stored nothing.
          notify.success(common.updated);
          return answer;
        },
        labelOf: () => text.notes,
      });
      if (!saved) return;
      setBase(saved);
      setTyped((now) => (now === typed ? saved.adminNotes : now));
    } catch (error) {
      const [refusal] = problemOf(error as ApiError)?.errors ?? [];
      if (refusal) setFault(faultText(refusal.code));
      notify.error(common.updateFailed, error as ApiError);
    } finally {
      setSaving(false);
    }
  };

  const combine = () => {
    setTyped([inquiry.adminNotes, typed].filter(Boolean).join('\n\n'));
    setBase(inquiry);
    // What was pressed goes with what it was for.
    field.current?.focus();
  };
  const onKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Single keys act again; what is typed stays.
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) event.currentTarget.blur();
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !isDirty || isSaving) return;
    event.preventDefault();
    void send();
  };

  // Who is no longer to write any keeps what they have typed in sight.
  if (!mayAnswer && !isDirty)
    return (
      <>
        <p className={styles.read} dir="auto">
          {inquiry.adminNotes || (inquiry.notesSaved ? text.emptyNotes : text.noNotes)}
        </p>
        <Signature saved={inquiry.notesSaved} />
      </>
    );
  return (
    <div className={styles.editor}>
      <Input.TextArea
        ref={field}
        dir="auto"
        aria-label={text.notes}
        aria-describedby={fault ? `${hint}fault` : hint}
        aria-invalid={fault !== undefined}
        {...(fault && { status: 'error' as const })}
        className={styles.field}
        rows={4}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setFault(undefined);
        }}
        onKeyDown={onKey}
      />
      <div className={styles.theirs} role="status">
        {isOvertaken && isDirty && (
          <>
            <strong>
              {text.savedMeanwhile}{' '}
              {inquiry.notesSaved ? <StaffName email={inquiry.notesSaved.by} /> : text.somebody}
            </strong>
            <p dir="auto">{inquiry.adminNotes || text.emptyNotes}</p>
            <Button size="small" onClick={combine}>
              {text.combine}
            </Button>
          </>
        )}
      </div>
      {fault && (
        <p id={`${hint}fault`} role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
      <div className={styles.foot}>
        <SteadyButton type="primary" isIdle={!isDirty || isSaving} onClick={() => void send()}>
          {isSaving ? text.saving : text.saveNotes}
        </SteadyButton>
        <span id={hint}>{isDirty ? text.unsaved : text.notesHint}</span>
      </div>
      <Signature saved={inquiry.notesSaved} />
      <p className={styles.printed} data-printed dir="auto">
        {typed}
      </p>
    </div>
  );
}

/** Who saved the notes last, and when. */
function Signature({ saved }: { saved: InquiryDetails['notesSaved'] }) {
  const text = useTexts(detailsTexts);
  const { language } = useLanguage();
  if (!saved) return null;
  return (
    <p className={styles.signature}>
      {text.notesSaved} <StaffName email={saved.by} />
      {' · '}
      <time dateTime={saved.at}>{formatDateTime(saved.at, language)}</time>
    </p>
  );
}
