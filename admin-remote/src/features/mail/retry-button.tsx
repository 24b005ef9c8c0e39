import { problemOf, useRetryMailMutation, type ApiError, type Mail } from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/mail';
import { useMay, useNotify } from '@tiraz/staff-kit/page';
import { Button } from 'antd';
import { overWords } from './mail-state';

/** Has a mail that failed or is held sent again, while what it brings is of use. */
export function RetryButton({ mail: { id, kind, subject, canRetry } }: { mail: Mail }) {
  const t = useTexts(texts);
  const notify = useNotify();
  const mayRetry = useMay('mail.retry');
  const [retryMail, { isLoading }] = useRetryMailMutation();
  if (!mayRetry || !canRetry) return null;

  const retry = async () => {
    const { error } = await retryMail(id);
    if (error) {
      const isOver = problemOf(error as ApiError)?.code === 'mail.over';
      return notify.error((isOver && overWords(t, kind)) || t.retryFailed, error as ApiError);
    }
    notify.success(t.retried);
  };
  return (
    <Button aria-label={t.retryMail(subject)} loading={isLoading} onClick={() => void retry()}>
      {t.retry}
    </Button>
  );
}
