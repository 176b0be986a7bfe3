import type { TagColor } from '../../../schemas/generated/types.ts';

const COLORS: Readonly<Record<TagColor, true>> = {
  success: true,
  processing: true,
  warning: true,
  error: true,
  default: true,
  red: true,
  volcano: true,
  orange: true,
  gold: true,
  lime: true,
  green: true,
  cyan: true,
  blue: true,
  geekblue: true,
  purple: true,
  magenta: true,
};

/** Whether tags know it as a state or a colour. */
export const isTagColor = (value: string): value is TagColor => Object.hasOwn(COLORS, value);
