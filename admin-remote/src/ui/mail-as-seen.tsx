import { nonce } from '@tiraz/staff-kit/page';
import styles from './mail-as-seen.module.css';

/** A mail as its recipient sees it, in a place of its own in which it runs no script and leads nowhere. */
export function MailAsSeen({ title, html }: { title: string; html: string }) {
  return (
    <iframe
      className={styles.mail}
      title={title}
      sandbox=""
      // The page's policy holds in it, too.
      srcDoc={html.replace('<style>', `<style nonce="${nonce ?? ''}">`)}
    />
  );
}
