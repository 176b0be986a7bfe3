import type { DeclarationsPlan, PlanColumn, PlanQueryItem } from '../../plan/Plan.ts';
import { queryItem } from '../../plan/queryItems.ts';
import { fileKindTitles } from '../language/fileKinds.ts';
import { planBase, type ScreenOf, type ScreenType } from './ScreenType.ts';

/** Every declaration, with its file, its problems and who names it. */
export const catalogScreen: ScreenType<'catalog'> = {
  link: (screen) => () => planOf('catalog', '0', screen, [KIND, TITLE, PATH, FILE, PROBLEMS, USED, HASH]),
};

/** The screens that extend another, and what each says otherwise. */
export const copiesScreen: ScreenType<'copies'> = {
  link: (screen) => () => planOf('copies', '1', screen, [TITLE, PATH, BASE, CHANGES, FILE, PROBLEMS, HASH]),
};

function planOf<Type extends 'catalog' | 'copies'>(
  type: Type,
  copyType: '0' | '1',
  screen: ScreenOf<'catalog'> | ScreenOf<'copies'>,
  columns: PlanColumn[],
): DeclarationsPlan<Type> {
  return {
    ...planBase(screen),
    type,
    source: { copyType },
    columns,
    query: columns.flatMap(asked),
    sort: { key: 'file', order: 'asc' },
    pageSize: screen.value.pageSize ?? 20,
  };
}

/** What can be asked for: by part, but a kind and whether there are problems. */
function asked(column: PlanColumn): PlanQueryItem[] {
  if (column === PROBLEMS) return [queryItem(SOUND, {})];
  return [KIND, TITLE, PATH, BASE].includes(column) ? [queryItem(column, {})] : [];
}

const common = { sortable: true, hidden: false } as const;
const text = (key: string, title: string, width: number): PlanColumn => ({
  key,
  title,
  type: 'normal',
  kind: 'text',
  width,
  ...common,
});

const KIND = {
  key: 'kind',
  title: '种类',
  type: 'select',
  kind: 'code',
  width: 110,
  options: Object.entries(fileKindTitles).map(([value, title]) => ({ value, text: title })),
  ...common,
} as PlanColumn;
const TITLE: PlanColumn = { ...text('title', '标题', 180), showDetails: true };
const PATH = text('path', '路径', 200);
const FILE = text('file', '文件', 280);
const BASE = text('base', '继承自', 180);
const CHANGES: PlanColumn = { ...text('changes', '改了什么', 220), sortable: false };
const HASH: PlanColumn = { ...text('hash', '哈希', 160), sortable: false };
const count = (key: string, title: string): PlanColumn => ({
  key,
  title,
  type: 'inputNumber',
  kind: 'number',
  precision: 0,
  width: 90,
  ...common,
});
const PROBLEMS = count('problems', '问题');
const USED = count('usedBy', '被引用');
const SOUND = {
  ...KIND,
  key: 'sound',
  title: '问题',
  options: [
    { value: '0', text: '有问题' },
    { value: '1', text: '没有问题' },
  ],
} as PlanColumn;
