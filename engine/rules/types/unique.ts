import type { RuleType } from '../RuleType.ts';

/** No two rows hold the same value. */
export const uniqueRule: RuleType<'unique'> = ({ message }, field) => {
  const said = message ?? `${field.title}不能重复`;
  return (value, { repeated }) => (repeated?.(field, value) ? said : undefined);
};
