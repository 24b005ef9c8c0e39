import { useRemoveFactorMutation, useRenewRecoveryCodesMutation } from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/account';
import { useFocusReturn } from '@tiraz/staff-kit/forms';
import { useState } from 'react';
import { PasswordDialog } from './password-dialog';
import { RecoveryCodesDialog } from './recovery-codes-dialog';

export function RemoveFactorDialog({ onRemoved, onClose }: { onRemoved: () => void; onClose: () => void }) {
  const t = useTexts(texts);
  const [remove] = useRemoveFactorMutation();
  return (
    <PasswordDialog
      name="remove-factor"
      title={t.removeTitle}
      hint={t.removeHint}
      send={t.remove}
      sending={t.working}
      isDanger
      onSend={async (reauthentication) => {
        await remove(reauthentication).unwrap();
        onRemoved();
      }}
      onClose={onClose}
    />
  );
}

export function RenewCodesDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(texts);
  useFocusReturn();
  const [renew] = useRenewRecoveryCodesMutation();
  const [codes, setCodes] = useState<string[]>();
  if (codes) return <RecoveryCodesDialog codes={codes} onClose={onClose} />;
  return (
    <PasswordDialog
      name="renew-codes"
      title={t.renew}
      hint={t.renewHint}
      send={t.renew}
      sending={t.working}
      onSend={async (reauthentication) => setCodes((await renew(reauthentication).unwrap()).recoveryCodes)}
      onClose={onClose}
    />
  );
}
