import { patternTest } from '../patterns.ts';
import { type RuleType, textReader } from '../RuleType.ts';
import { uniqueRule } from './unique.ts';

/** A built-in format by its name. */
export const patternRule: RuleType<'pattern'> = ({ pattern, message }, field) => {
  if (pattern === '*') return undefined;
  if (pattern === 'only') return uniqueRule({ rule: 'unique', ...(message === undefined ? {} : { message }) }, field);
  const [test, text] = [patternTest(pattern), textReader(field.kind)];
  return (value) => {
    const failed = test(text(value));
    return failed === undefined ? undefined : (message ?? failed);
  };
};
