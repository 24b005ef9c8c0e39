import * as Toast from '@radix-ui/react-toast';
import { useLanguage } from '@tiraz/locale';
import { createPortal } from 'react-dom';
import look from './toaster.module.css';
import type { ShownToastProps } from './toaster';

const SHOWN_FOR_MS = 5000;

/** The toast that is shown, and the place for it. */
export function ShownToast(props: ShownToastProps) {
  const { labels, styles, viewport, place, announcerContainer, message, open, onOpenChange } = props;
  const { direction } = useLanguage();
  return (
    <Toast.Provider
      duration={SHOWN_FOR_MS}
      label={labels.notification}
      swipeDirection={direction === 'rtl' ? 'left' : 'right'}
      announcerContainer={announcerContainer}
    >
      {message && (
        <Toast.Root
          key={message.id}
          open={open}
          onOpenChange={onOpenChange}
          type="foreground"
          className={`${look.toast} ${styles.toast}`}
          data-error={message.isError || undefined}
        >
          <div>
            <Toast.Title className={look.title}>{message.title}</Toast.Title>
            <Toast.Description dir={message.dir}>{message.description}</Toast.Description>
            {message.reason && <p>{message.reason}</p>}
          </div>
          {message.action && (
            <Toast.Action
              altText={message.action.label}
              className={styles.action}
              onClick={message.action.run}
            >
              {message.action.label}
            </Toast.Action>
          )}
          <Toast.Close className={styles.close}>{labels.dismiss}</Toast.Close>
        </Toast.Root>
      )}
      {place &&
        createPortal(
          <Toast.Viewport
            ref={viewport}
            label={labels.notifications}
            className={`${look.viewport} ${styles.viewport}`}
            // Radix lets nobody press a toast before a render after the one that shows it.
            style={{ pointerEvents: 'auto' }}
          />,
          place,
        )}
    </Toast.Provider>
  );
}
