import type { ValueKind } from '../../plan/Plan.ts';

/** Kinds a written value can be held against without knowing any list. */
export const plainKinds: Partial<Record<ValueKind, string>> = {
  number: '数值',
  date: '日期（YYYY-MM-DD）',
  datetime: '日期时间（YYYY-MM-DD HH:mm:ss）',
  time: '时间（HH:mm:ss）',
};
