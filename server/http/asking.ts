import { dayIn } from '../../engine/queries/periods.ts';
import type { Asking } from '../../engine/queries/presets.ts';
import type { Actor, Context } from './Context.ts';

/** Who asks, and on which day of the product's time zone. */
export function askingOf({ clock, compiled }: Context, { userId, username, orgCode }: Actor): Asking {
  const { timeZone = 'Asia/Shanghai' } = compiled().app;
  return { today: dayIn(timeZone, clock().getTime()), userId, username, orgCode };
}
