import type { ButtonHTMLAttributes, MouseEvent } from 'react';
import { buttonClass, type ButtonLook } from './button-class.ts';

type ButtonProps = ButtonLook &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** Its action is still running: it does nothing, but keeps the focus, which a disabled button loses. */
    isBusy?: boolean;
  };

/** A button whose type is `button` by default, so that it submits no form by accident. */
export const Button = ({
  tone,
  size,
  wide,
  className,
  type = 'button',
  isBusy = false,
  onClick,
  ...rest
}: ButtonProps) => (
  <button
    type={type}
    className={buttonClass({ tone, size, wide, className })}
    aria-disabled={isBusy || undefined}
    {...rest}
    onClick={isBusy ? ignore : onClick}
  />
);

const ignore = (event: MouseEvent) => event.preventDefault();
