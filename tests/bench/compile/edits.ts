import type { SourceFile } from '../../../engine/compile/documents.ts';

type Files = readonly SourceFile[];

/** One thing an author does to the files. */
export interface Edit {
  title: string;
  apply(files: Files): SourceFile[];
}

/** What is edited, in the middle of all. */
const AREA = 'screens/area2';
const MODEL = `${AREA}/thing42.model.json`;
const SCREEN = `${AREA}/thing42-list.screen.json`;

type Json = Record<string, unknown>;

const changed = (path: string, change: (value: Json) => Json) => (files: Files) =>
  files.map((file) => (file.path === path ? { ...file, text: JSON.stringify(change(JSON.parse(file.text))) } : file));

/** The kinds of changes there are; each is taken back before the next. */
export const EDITS: readonly Edit[] = [
  { title: "A model's title", apply: changed(MODEL, (model) => ({ ...model, title: '新标题' })) },
  { title: "A screen's columns", apply: changed(SCREEN, (screen) => ({ ...screen, columns: ['id', 'createTime'] })) },
  {
    title: 'An item of a dictionary',
    apply: changed('screens/dictionaries/order_status.dictionary.json', renamedItem),
  },
  {
    title: 'A file renamed',
    apply: (files) =>
      files.map((file) => (file.path === SCREEN ? { ...file, path: SCREEN.replace('42-list', '42-all') } : file)),
  },
  { title: 'A new file', apply: (files) => [...files, ...files.flatMap(copyOfModel)] },
  { title: 'A file removed', apply: (files) => files.filter(({ path }) => path !== SCREEN) },
  {
    title: 'The menu',
    apply: changed('screens/menu.json', (menu) => ({ ...menu, items: (menu.items as Json[]).slice(1) })),
  },
];

function renamedItem(dictionary: Json): Json {
  const [first, ...others] = dictionary.items as Json[];
  return { ...dictionary, items: [{ ...first, text: '新名称' }, ...others] };
}

function copyOfModel({ path, text }: SourceFile): SourceFile[] {
  return path === MODEL ? [{ path: `${AREA}/fresh.model.json`, text }] : [];
}
