import { isStorable } from '@larkfare/text-rules';
import { z } from 'zod';

/** A whole value of the site information: the content service validates its shape, this its depth and its characters. */
export const jsonValue = z
  .unknown()
  .refine(isStorable, 'is nested too deeply or holds characters that cannot be stored');
