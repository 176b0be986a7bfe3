import { describeCron } from '../../../../engine/cron/describeCron.ts';
import { parseCron } from '../../../../engine/cron/parseCron.ts';
import type { ColumnOf } from '../../Cell.ts';

/** What an expression means, or what is wrong with it; undefined for an empty one. */
export function cronSaid(
  text: string,
  { weekNumbers }: Pick<ColumnOf<'cron'>, 'weekNumbers'>,
): { sentence: string; diagnostic?: never } | { sentence?: never; diagnostic: string } | undefined {
  if (text.trim() === '') return undefined;
  const parsed = parseCron(text, weekNumbers);
  return parsed.ok ? { sentence: describeCron(parsed.cron) } : { diagnostic: parsed.message };
}
