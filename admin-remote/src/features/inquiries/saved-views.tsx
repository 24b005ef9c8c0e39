import {
  useListInquiryViewsQuery,
  useRemoveInquiryViewMutation,
  useSaveInquiryViewMutation,
  type InquiryView,
} from '@tiraz/api-client/staff';
import { useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/inquiry-views';
import { useUndoableSave } from '@tiraz/staff-kit/forms';
import { StaffLink, UserText } from '@tiraz/staff-kit/page';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { savedAddress, savedFilter, type ListAddress } from './list-address';
import styles from './saved-views.module.css';
import { useViewRefusal } from './use-view-refusal';
import { ViewDialog } from './view-dialog';

interface SavedViewsProps {
  address: ListAddress;
}

/** The parts of the list that the reader has named, to be opened, saved, renamed and removed. */
export function SavedViews({ address }: SavedViewsProps) {
  const text = useTexts(texts);
  const { language } = useLanguage();
  const { data: views } = useListInquiryViewsQuery();
  const saveUndoably = useUndoableSave();
  const refusalOf = useViewRefusal();
  const [add] = useSaveInquiryViewMutation();
  const [remove] = useRemoveInquiryViewMutation();
  const [dialog, setDialog] = useState<'save' | InquiryView>();
  const here = savedAddress(savedFilter(address));
  const shown = views?.find(({ filter }) => savedAddress(filter) === here);
  const ordered = views?.toSorted((one, other) => one.name.localeCompare(other.name, language));

  const removeShown = ({ id, ...view }: InquiryView) =>
    void saveUndoably({
      save: async () => {
        await remove(id).unwrap();
        return view;
      },
      done: text.removed,
      failed: text.removeFailed,
      undo: (removed) => () => add(removed).unwrap(),
      undone: text.restored,
      undoFailed: (error) => refusalOf(error) ?? text.restoreFailed,
    }).catch(() => undefined);

  if (!ordered || (ordered.length === 0 && here === '')) return null;
  return (
    <nav className={styles.views} aria-label={text.views}>
      {ordered.length > 0 && (
        <ul>
          <Chip to="" here={here}>
            {text.all}
          </Chip>
          {ordered.map(({ id, name, isFirst, filter }) => (
            <Chip key={id} to={savedAddress(filter)} here={here}>
              {isFirst && (
                <>
                  <span aria-hidden="true">★ </span>
                  <span className="sr-only">{text.opensFirst} </span>
                </>
              )}
              <UserText>{name}</UserText>
            </Chip>
          ))}
        </ul>
      )}
      {shown ? (
        <>
          <Button size="small" onClick={() => setDialog(shown)}>
            {text.edit}
          </Button>
          <Button size="small" onClick={() => removeShown(shown)}>
            {text.remove}
          </Button>
        </>
      ) : (
        here !== '' && (
          <Button size="small" onClick={() => setDialog('save')}>
            {text.save}
          </Button>
        )
      )}
      {dialog && (
        <ViewDialog
          {...(dialog === 'save'
            ? { filter: savedFilter(address) }
            : { view: dialog, filter: dialog.filter })}
          onClose={() => setDialog(undefined)}
        />
      )}
    </nav>
  );
}

function Chip({ to, here, children }: { to: string; here: string; children: ReactNode }) {
  return (
    <li>
      <StaffLink
        to={`/inquiries${to}`}
        className={styles.chip}
        {...(to === here && { 'aria-current': 'page' })}
      >
        {children}
      </StaffLink>
    </li>
  );
}
