import { parseCron } from '../../cron/parseCron.ts';
import { type RuleType, replaced } from '../RuleType.ts';
import { textReader } from '../textReader.ts';

/** A Quartz expression; says which part of it is wrong. */
export const cronRule: RuleType<'cron'> = ({ weekNumbers, message }, { kind }) => {
  const text = textReader(kind);
  return replaced(message, (value) => {
    const parsed = parseCron(text(value), weekNumbers);
    return parsed.ok ? undefined : parsed.message;
  });
};
