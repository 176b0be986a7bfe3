import type { Value } from '../../../engine/values/ValueType.ts';
import { OVERRIDABLE, type Overridable } from '../../access/menuOverrides.ts';
import type { DeclaredEntry } from './declaredEntries.ts';

/** What may be said otherwise, as a record has it. */
export type Sayable = Record<Overridable, string | number | null>;

/** Id of what stands on top. */
export const TOP = '0';

const WORDS: Readonly<Record<Overridable, string>> = {
  title: '标题',
  icon: '图标',
  sortNo: '次序',
  hidden: '隐藏',
  parentId: '上级',
};

/** What an entry's file says of it. `idOf` knows the records of folders by their codes. */
export function declaredSayable(entry: DeclaredEntry, idOf: (code: string) => string | undefined): Sayable {
  const { title, icon, sortNo, hidden, parent } = entry;
  return { title, icon, sortNo, hidden, parentId: parent === '' ? TOP : (idOf(parent) ?? TOP) };
}

/** The same of a record, whose values may come from a form. */
export function sayableOf(values: Readonly<Record<string, Value | undefined>>): Sayable {
  return {
    title: String(values.title ?? ''),
    icon: values.icon ? String(values.icon) : null,
    sortNo: Number(values.sortNo ?? 0),
    hidden: String(values.hidden ?? '0'),
    parentId: values.parentId ? String(values.parentId) : TOP,
  };
}

/** What of it is not as the file says. */
export const differing = (file: Sayable, own: Sayable): Overridable[] =>
  OVERRIDABLE.filter((key) => file[key] !== own[key]);

const MOST_CHARACTERS = 1_000;

/** `标题：用户 → 人员；隐藏：否 → 是`. `titleOf` knows folders by their ids. */
export function differenceText(
  file: Sayable,
  own: Sayable,
  titleOf: (id: string) => string | undefined,
): string | null {
  const shown = (key: Overridable, value: string | number | null): string => {
    if (key === 'hidden') return value === '1' ? '是' : '否';
    if (key === 'parentId') return value === TOP ? '最上级' : (titleOf(String(value)) ?? '无');
    return value === null ? '无' : String(value);
  };
  const parts = differing(file, own).map((key) => `${WORDS[key]}：${shown(key, file[key])} → ${shown(key, own[key])}`);
  return parts.length === 0 ? null : parts.join('；').slice(0, MOST_CHARACTERS);
}
