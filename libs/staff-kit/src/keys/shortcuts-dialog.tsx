import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/staff-kit/shortcuts';
import { Button, Switch } from 'antd';
import { useState } from 'react';
import { Dialog } from '../forms/dialog';
import { heardHere } from './keyboard';
import { KeyNames } from './key-names';
import { useShortcutSwitch } from './shortcut-switch';
import { SHORTCUTS, type Shortcut } from './shortcuts';
import styles from './shortcuts-dialog.module.css';
import { useShortcuts } from './use-shortcuts';

/** The button that lists what keys do here, its own key, and the list itself, with the switch that turns them off. */
export function ShortcutsDialog() {
  const text = useTexts(texts);
  const [on, switchTo] = useShortcutSwitch();
  /** What was handled when the list was asked for: while it is open, nothing is. */
  const [heard, setHeard] = useState<ReturnType<typeof heardHere>>();
  const open = () => setHeard(heardHere());
  const close = () => setHeard(undefined);
  useShortcuts({ help: open }, { isAroundPage: true });

  return (
    <>
      <Button
        type="text"
        className={styles.opener}
        aria-haspopup="dialog"
        aria-label={text.shortcuts}
        title={text.shortcuts}
        onClick={open}
      >
        <kbd aria-hidden="true">?</kbd>
      </Button>
      {heard && (
        <Dialog
          width={760}
          title={text.shortcuts}
          onClose={close}
          footer={<Button onClick={close}>{text.close}</Button>}
        >
          <div className={styles.groups}>
            {heard.page.length > 0 && <Group title={text.onThisPage} names={heard.page} />}
            <Group title={text.everywhere} names={heard.around} />
            {heard.places.length > 0 && (
              <section>
                <h2>{text.goTo}</h2>
                <dl className={styles.keys}>
                  {heard.places.map(({ letter, name }) => (
                    <Row key={letter} name={name} press={`g ${letter}`} />
                  ))}
                </dl>
              </section>
            )}
          </div>
          <label className={styles.switch}>
            <Switch checked={on} onChange={switchTo} />
            {text.shortcutsOn}
          </label>
          <p className={styles.hint}>{text.shortcutsHint}</p>
        </Dialog>
      )}
    </>
  );
}

function Group({ title, names }: { title: string; names: readonly Shortcut[] }) {
  const { shortcutNames } = useTexts(texts);
  return (
    <section>
      <h2>{title}</h2>
      <dl className={styles.keys}>
        {names.map((name) => (
          <Row key={name} name={shortcutNames[name]} press={SHORTCUTS[name]} />
        ))}
      </dl>
    </section>
  );
}

function Row({ name, press }: { name: string; press: string }) {
  return (
    <div data-press={press}>
      <dt>{name}</dt>
      <dd>
        <KeyNames press={press} />
      </dd>
    </div>
  );
}
