import { App } from 'antd';

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
  return ({ title, hint, yes, no, onYes }) =>
    void modal.confirm({
      title,
      content: hint,
      okText: yes,
      okButtonProps: { danger: true },
      cancelText: no,
      focusable: { autoFocusButton: 'cancel' },
      onOk: onYes,
    });
}
