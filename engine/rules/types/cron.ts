import { parseCron } from '../../cron/parseCron.ts';
import { type RuleType, replaced, textReader } from '../RuleType.ts';

/** A Quartz expression; says which part of it is wrong. */
export const cronRule: RuleType<'cron'> = ({ weekNumbers, message }, { kind }) => {
  const text = textReader(kind);
  return replaced(message, (value) => {
    const parsed = parseCron(text(value), weekNumbers);
    return parsed.ok ? undefined : parsed.message;
  });
};
