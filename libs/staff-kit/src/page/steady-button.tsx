import { Button, type ButtonProps } from 'antd';

interface SteadyButtonProps extends Omit<ButtonProps, 'disabled' | 'className'> {
  /** There is nothing for it to do. */
  isIdle: boolean;
}

/** Keeps the focus when its own press was the last that it could do; one that is disabled could not. */
export function SteadyButton({ isIdle, onClick, ...button }: SteadyButtonProps) {
  return (
    <Button
      {...button}
      {...(isIdle ? { 'aria-disabled': true, className: 'ant-btn-disabled' } : { onClick })}
    />
  );
}
