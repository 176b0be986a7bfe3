import { isSafeRegex } from '../../regex/regex.ts';
import { type RuleType, textReader } from '../RuleType.ts';

/** A regular expression that a text matches. */
export const regexRule: RuleType<'regex'> = (rule, { kind }) => {
  const safe = isSafeRegex(rule.regex);
  if (!safe.ok) return () => safe.reason;
  const [known, text] = [new RegExp(rule.regex), textReader(kind)];
  return (value) => {
    const written = text(value);
    if (written.length > safe.longest) return `内容过长，最多 ${safe.longest} 个字符`;
    return known.test(written) ? undefined : rule.message;
  };
};
