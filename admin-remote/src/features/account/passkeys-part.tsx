import { useListOwnPasskeysQuery, useRemovePasskeyMutation, type OwnPasskey } from '@tiraz/api-client/staff';
import { formatDate, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/account';
import { Answer, useNotify, UserText } from '@tiraz/staff-kit/page';
import { worksHere } from '@tiraz/staff-kit/session';
import { Button } from 'antd';
import { useState } from 'react';
import styles from './account-page.module.css';
import { AddPasskeyDialog, RenamePasskeyDialog } from './add-passkey-dialog';
import { PasswordDialog } from './password-dialog';

type Open = { what: 'add' } | { what: 'rename' | 'remove'; passkey: OwnPasskey };

/** The passkeys of one's own account. */
export function PasskeysPart({ onChanged }: { onChanged: () => void }) {
  const t = useTexts(texts);
  const notify = useNotify();
  const listed = useListOwnPasskeysQuery();
  const [remove] = useRemovePasskeyMutation();
  const [open, setOpen] = useState<Open>();
  const close = () => {
    setOpen(undefined);
    void listed.refetch();
    onChanged();
  };
  return (
    <section className={styles.passkeys} aria-label={t.passkeys}>
      <h3>{t.passkeys}</h3>
      <Answer of={listed} lines={1}>
        {({ host, passkeys }) => (
          <>
            {passkeys.length === 0 && <p>{t.passkeysHint}</p>}
            <ul>
              {passkeys.map((passkey) => (
                <Passkey
                  key={passkey.id}
                  passkey={passkey}
                  onRename={() => setOpen({ what: 'rename', passkey })}
                  onRemove={() => setOpen({ what: 'remove', passkey })}
                />
              ))}
            </ul>
            {worksHere(host) ? (
              <Button onClick={() => setOpen({ what: 'add' })}>{t.addPasskey}</Button>
            ) : (
              <p>{t.passkeysElsewhere(host)}</p>
            )}
            {open?.what === 'add' && <AddPasskeyDialog host={host} onClose={close} />}
          </>
        )}
      </Answer>
      {open?.what === 'rename' && <RenamePasskeyDialog passkey={open.passkey} onClose={close} />}
      {open?.what === 'remove' && (
        <PasswordDialog
          name="remove-passkey"
          title={t.removePasskeyOf(open.passkey.name)}
          hint={t.removePasskeyHint}
          send={t.removePasskey}
          sending={t.working}
          isDanger
          onSend={async (reauthentication) => {
            await remove({ id: open.passkey.id, reauthentication }).unwrap();
            notify.success(t.passkeyRemoved);
            close();
          }}
          onClose={close}
        />
      )}
    </section>
  );
}

interface PasskeyProps {
  passkey: OwnPasskey;
  onRename: () => void;
  onRemove: () => void;
}

function Passkey({ passkey: { name, createdAt, usedAt }, onRename, onRemove }: PasskeyProps) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  return (
    <li className={styles.passkey}>
      <strong>
        <UserText>{name}</UserText>
      </strong>
      <p>
        {t.passkeyAddedOn(formatDate(createdAt, language))}{' '}
        {usedAt === null ? t.passkeyUnused : t.passkeyUsedOn(formatDate(usedAt, language))}
      </p>
      <p className={styles.actions}>
        <Button size="small" aria-label={t.renamePasskeyOf(name)} onClick={onRename}>
          {t.renamePasskey}
        </Button>
        <Button size="small" danger aria-label={t.removePasskeyOf(name)} onClick={onRemove}>
          {t.removePasskey}
        </Button>
      </p>
    </li>
  );
}
