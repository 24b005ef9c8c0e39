import { App } from 'antd';
import { closeByBack } from './back';

interface Question {
  title: string;
  /** What it means. */
  hint: string;
  /** What it does, in a word or two. */
  yes: string;
  no: string;
  onYes: () => unknown;
}

/** Asks before something that is not easily taken back; the focus is on the way back. */
export function useQuestion(): (question: Question) => void {
  const { modal } = App.useApp();
  return ({ title, hint, yes, no, onYes }) => {
    const shown = modal.confirm({
      title,
      content: hint,
      okText: yes,
      okButtonProps: { danger: true },
      cancelText: no,
      focusable: { autoFocusButton: 'cancel' },
      onOk: onYes,
      afterClose: () => gone(),
    });
    const gone = closeByBack({ close: shown.destroy });
  };
}
