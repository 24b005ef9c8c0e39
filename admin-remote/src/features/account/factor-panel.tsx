import { useGetOwnFactorQuery, useListOwnPasskeysQuery } from '@tiraz/api-client/staff';
import { formatDate, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/account';
import { Answer, Panel, useNotify } from '@tiraz/staff-kit/page';
import { Button } from 'antd';
import { useState } from 'react';
import styles from './account-page.module.css';
import { RemoveFactorDialog, RenewCodesDialog } from './factor-dialogs';
import { PasskeysPart } from './passkeys-part';
import { SetUpFactorDialog } from './set-up-factor-dialog';

/** The second factor of one's own account: whether there is one, and what one does about it. */
export function FactorPanel() {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const notify = useNotify();
  const factor = useGetOwnFactorQuery();
  const { data: listed } = useListOwnPasskeysQuery();
  const isOnly = !listed || listed.passkeys.length === 0;
  const [open, setOpen] = useState<'set-up' | 'renew' | 'remove'>();
  const close = () => {
    setOpen(undefined);
    // In another tab it may have been set up or removed meanwhile.
    void factor.refetch();
  };
  return (
    <Panel title={t.factor}>
      <Answer of={factor} lines={2}>
        {({ since, hasApp, recoveryCodesLeft, isObligatory }) => (
          <div className={styles.factor}>
            <p>{since === null ? t.factorHint : t.factorSince(formatDate(since, language))}</p>
            {since !== null && <p>{t.codesLeft(recoveryCodesLeft)}</p>}
            {isObligatory && <p>{t.obligatory}</p>}
            {since === null ? (
              <Button type="primary" onClick={() => setOpen('set-up')}>
                {t.setUp}
              </Button>
            ) : (
              <p className={styles.actions}>
                <Button onClick={() => setOpen('renew')}>{t.renew}</Button>
                {!hasApp && <Button onClick={() => setOpen('set-up')}>{t.setUpApp}</Button>}
                {hasApp && !(isObligatory && isOnly) && (
                  <Button danger onClick={() => setOpen('remove')}>
                    {t.remove}
                  </Button>
                )}
              </p>
            )}
            <PasskeysPart onChanged={() => void factor.refetch()} />
          </div>
        )}
      </Answer>
      {open === 'set-up' && <SetUpFactorDialog onClose={close} />}
      {open === 'renew' && <RenewCodesDialog onClose={close} />}
      {open === 'remove' && (
        <RemoveFactorDialog
          onRemoved={() => {
            notify.success(t.removed);
            close();
          }}
          onClose={close}
        />
      )}
    </Panel>
  );
}
