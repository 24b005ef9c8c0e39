import { useTexts } from '@tiraz/locale';
import { texts as calculatorTexts } from '@tiraz/messages/storefront/calculator';
import { texts } from '@tiraz/messages/storefront/preview';
import { Modal } from '../../ui/modal';
import buttons from '../../ui/button.module.css';
import { PreviewBoard } from './preview-board';
import styles from './preview-dialog.module.css';
import { useChosenItems } from './use-chosen-items';

/** A phone's large view of the preview. */
export default function PreviewDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(texts);
  const { preview, previewPrompt } = useTexts(calculatorTexts);
  const { product } = useChosenItems();
  return (
    <Modal title={preview} onClose={onClose}>
      <div className={styles.board}>{product ? <PreviewBoard /> : <p>{previewPrompt}</p>}</div>
      <div className={styles.actions}>
        <button type="button" className={buttons.secondary} onClick={onClose}>
          {t.close}
        </button>
      </div>
    </Modal>
  );
}
