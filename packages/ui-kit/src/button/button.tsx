import type { ButtonHTMLAttributes } from 'react';
import { buttonClass, type ButtonLook } from './button-class.ts';

type ButtonProps = ButtonLook & ButtonHTMLAttributes<HTMLButtonElement>;

/** A button whose type is `button` by default, so that it submits no form by accident. */
export const Button = ({ tone, size, wide, className, type = 'button', ...rest }: ButtonProps) => (
  <button type={type} className={buttonClass({ tone, size, wide, className })} {...rest} />
);
