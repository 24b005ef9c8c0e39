import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/staff-kit/shortcuts';
import { Button, Switch } from 'antd';
import { Dialog } from '../forms/dialog';
import styles from './shortcuts-dialog.module.css';
import { useShortcutSwitch } from './use-shortcuts';

type ShortcutName = keyof (typeof texts)['en']['shortcutNames'];
export type ShortcutKeys = readonly (readonly [name: ShortcutName, ...keys: string[]])[];

interface ShortcutsDialogProps {
  keys: ShortcutKeys;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The button that lists the page's keys, and the list itself, with the switch that turns them off. */
export function ShortcutsDialog({ keys, open, onOpenChange }: ShortcutsDialogProps) {
  const text = useTexts(texts);
  const [on, switchTo] = useShortcutSwitch();
  const close = () => onOpenChange(false);

  return (
    <>
      <Button type="text" className={styles.opener} aria-haspopup="dialog" onClick={() => onOpenChange(true)}>
        <kbd aria-hidden="true">?</kbd>
        {text.shortcuts}
      </Button>
      {open && (
        <Dialog
          width={420}
          title={text.shortcuts}
          onClose={close}
          footer={<Button onClick={close}>{text.close}</Button>}
        >
          <dl className={styles.keys}>
            {keys.map(([name, ...pressed]) => (
              <div key={name}>
                <dt>{text.shortcutNames[name]}</dt>
                <dd dir="ltr">
                  {pressed.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
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
