import type { Compiled, MenuNode, Model, Report } from '../../plan/compiled.ts';
import { outsideOfRename } from '../renaming/kinds.ts';
import { compareAgreements } from './agreements.ts';
import { type Change, compareLists, type Follows, isSame, type Tell } from './compare.ts';
import { compareDictionaries, compareModels, compareReports } from './models.ts';
import { compareKeys } from './nested.ts';
import { compareNotes } from './notes.ts';
import { comparePlans } from './plans.ts';
import { aligned, type MovedFiles, movedIds, type Renaming, renamingsOf } from './renamings.ts';
import { definedIn, placesOf } from './titles.ts';

/** What the later declarations mean otherwise than the earlier ones; nothing where only the writing differs. */
export function meaningOf(before: Compiled, after: Compiled): Change[] {
  const { changes, teller } = collected();
  const files = filesOf(before, after);
  const moved = movedFiles(before, after);
  const former = new Map([...moved].map(([was, is]) => [is, was]));
  const formerOf = <T>(kind: string, of: ReadonlyMap<string, T>, id: string): T | undefined => {
    const was = former.get(`${kind} ${id}`);
    return of.get(was === undefined ? id : idIn(was));
  };
  const formerly = <T>(kind: string, of: ReadonlyMap<string, T>, now: ReadonlyMap<string, T>) =>
    new Map(
      [...now.keys()].flatMap((id): [string, T][] => {
        const was = formerOf(kind, of, id);
        return was === undefined ? [] : [[id, was]];
      }),
    );
  const models = formerly('model', before.models, after.models);
  const reports = formerly('report', before.reports, after.reports);
  const renamings = renamingsOf({ models, reports }, after, moved);
  const each = <T extends { title: string; hash?: string }>(
    kind: MovedKind,
    one: ReadonlyMap<string, T>,
    other: ReadonlyMap<string, T>,
    compare: (old: T, now: T, tell: Tell, renaming: Renaming | undefined) => void,
  ) => {
    const { name, gone } = KINDS[kind];
    for (const id of new Set([...one.keys(), ...other.keys()])) {
      if (moved.has(`${kind} ${id}`) && !other.has(id)) continue;
      const [old, now] = [formerOf(kind, one, id), other.get(id)];
      const tell = teller(
        `${name} ${(now ?? old)?.title}`,
        files.get(`${kind} ${id}`) ?? files.get(`report ${id}`) ?? files.get(`board ${id}`) ?? '',
      );
      const was = former.get(`${kind} ${id}`);
      if (old === undefined) tell(`${name} ${id} 新增`);
      else if (now === undefined) tell(`${name} ${id} 删除`, ...gone);
      else if (was !== undefined || !(isUntouched(old, now) || isSame(old, now))) {
        // A report is its own page: that has another name with it.
        if (was !== undefined && !(kind === 'screen' && moved.has(`report ${idIn(was)}`)))
          tell(`${name} ${idIn(was)} 改名为 ${id}`, ...followsOfMove(kind, now));
        compare(old, now, tell, renamings(kind, id));
      }
    }
  };
  each('dictionary', before.dictionaries, after.dictionaries, (old, now, tell, renaming) =>
    compareDictionaries(alike(old, now, renaming), now, tell),
  );
  const follows: string[] = [];
  const note = (text: string) => {
    follows.push(text);
  };
  each('model', before.models, after.models, (old, now, tell, renaming) =>
    compareModels(renaming === undefined ? old : alignedModel(old, now, renaming), now, tell, note),
  );
  each('report', before.reports, after.reports, (old, now, tell, renaming) =>
    compareReports(renaming === undefined ? old : alignedReport(old, now, renaming), now, tell, note),
  );
  each('picker', before.pickers, after.pickers, (old, now, tell, renaming) =>
    compareKeys(alike(old, now, renaming), now, { places: placesOf('picker'), skipped: ID }, tell),
  );
  each('print', before.prints, after.prints, (old, now, tell, renaming) =>
    compareKeys(alike(old, now, renaming), now, { places: placesOf('print'), skipped: ID }, tell),
  );
  const explained = explainedBy(changes, follows);
  each(
    'screen',
    before.plans,
    after.plans,
    (old, now, tell, renaming) =>
      old.hash === now.hash || comparePlans(alike(old, now, renaming), now, explained, tell),
  );
  const renamingIn = (file: string) => {
    const entry = after.catalog().find((each) => each.file === file);
    return entry && renamings(entry.kind, entry.id);
  };
  compareAgreements(before, after, teller, renamingIn);
  compareNotes(before, after, { teller, former, renamings });
  const renaming = renamings('menu', '');
  compareMenus(alike(before.menu, after.menu, renaming), after.menu, teller('菜单', 'screens/menu.json'));
  const app = teller('应用设置', 'screens/app.json');
  compareKeys(
    alike(before.app, after.app, renamingIn('screens/app.json')),
    after.app,
    { places: placesOf('app'), skipped: SCHEMA },
    app,
  );
  return changes;
}

function collected() {
  const changes: Change[] = [];
  const teller =
    (what: string, file: string): Tell =>
    (text, consequence, destructive) => {
      changes.push({
        what,
        file,
        text,
        ...(consequence === undefined ? {} : { consequence }),
        ...(destructive ? { destructive } : {}),
      });
    };
  return { changes, teller };
}

/** What a change leaves alone is the same object, and a page of the same hash the same page. */
function isUntouched(old: { hash?: string }, now: { hash?: string }): boolean {
  return old === now || (old.hash !== undefined && old.hash === now.hash);
}

type MovedKind = 'dictionary' | 'model' | 'report' | 'picker' | 'print' | 'screen';

const KINDS: Readonly<Record<MovedKind, { name: string; gone: Follows }>> = {
  dictionary: { name: '字典', gone: ['用到它的列只显示原值', true] },
  model: { name: '模型', gone: ['数据表退役，数据保留在库里，页面与接口不再有', true] },
  report: { name: '报表', gone: ['它的页面、链接与导出不再有', true] },
  picker: { name: '选择器', gone: [] },
  print: { name: '打印', gone: ['列表的“打印”里不再有'] },
  screen: { name: '页面', gone: ['菜单项、链接与授权指向的页面不再有', true] },
};

const followsOfMove = (kind: MovedKind, now: object): Follows => [
  'table' in now ? `数据表 ${String(now.table)} 与它的数据不变` : outsideOfRename[kind],
  kind === 'screen' || kind === 'report' ? true : undefined,
];

const idIn = (name: string): string => name.slice(name.indexOf(' ') + 1);

/** The files that have another name, by what stays with them: their table, their code, their rights or their title. */
function movedFiles(before: Compiled, after: Compiled): MovedFiles {
  const of = (kind: MovedKind, ids: ReadonlyMap<string, string>) =>
    [...ids].map(([was, is]): [string, string] => [`${kind} ${was}`, `${kind} ${is}`]);
  return new Map([
    ...of(
      'dictionary',
      movedIds(before.dictionaries, after.dictionaries, ({ title, kind }) => [title, kind]),
    ),
    ...of(
      'model',
      movedIds(before.models, after.models, ({ table }) => table),
    ),
    ...of(
      'report',
      movedIds(before.reports, after.reports, ({ code }) => code),
    ),
    ...of(
      'picker',
      movedIds(before.pickers, after.pickers, ({ title, type }) => [title, type]),
    ),
    ...of(
      'print',
      movedIds(before.prints, after.prints, ({ title }) => title),
    ),
    ...of(
      'screen',
      movedIds(before.plans, after.plans, ({ title, type, permission }) => [title, type, permission]),
    ),
  ]);
}

const alike = <T>(old: T, now: T, renaming: Renaming | undefined): T =>
  renaming === undefined ? old : aligned(old, now, renaming);

const alignedModel = (old: Model, now: Model, renaming: Renaming): Model => ({
  ...aligned(old, now, renaming),
  fields: alignedNamed(old.fields, now.fields, renaming),
});

const alignedReport = (old: Report, now: Report, renaming: Renaming): Report => ({
  ...aligned(old, now, renaming),
  columns: alignedNamed(old.columns, now.columns, renaming),
});

/** Each keeps its name: that it has another is told of it. */
function alignedNamed<T extends { key: string; column: string }>(
  old: readonly T[],
  now: readonly T[],
  to: Renaming,
): T[] {
  return old.map((each) => {
    const { key, column } = each;
    const other = now.find((item) => item.key === key) ?? now.find((item) => item.key === to(key));
    return other === undefined ? each : { ...aligned(each, other, to), key, column };
  });
}

function filesOf(...all: readonly Compiled[]): Map<string, string> {
  return new Map(
    all.flatMap(({ catalog }) => catalog().map(({ kind, id, file }): [string, string] => [`${kind} ${id}`, file])),
  );
}

/** What is true of a field is true of its column, its query item and its form field, and told once. */
function explainedBy(changes: readonly Change[], follows: readonly string[]): (text: string) => boolean {
  const ofModels = changes.filter(({ what }) => /^(?:模型|报表) /.test(what)).map(({ text }) => text);
  const told = new Set([...ofModels, ...follows].map(bare));
  return (text) => parted(text).some((part) => told.has(part));
}

const bare = (text: string): string => text.replace(/^(?:字段|列|查询项|表单字段|表单项) /, '');

/** What is said of a column of a part of a page, without the part as well. */
const parted = (text: string): string[] =>
  [...text.matchAll(/(?:^| 的| · )(?=(?:字段|列|查询项|表单字段|表单项) )/g)].map(({ index, 0: before }) =>
    bare(text.slice(index + before.length)),
  );

const ID = new Set(['id']);
const SCHEMA = new Set(['$schema']);
const ENTRY = new Set(['children', 'id']);
const ofEntry = definedIn('menu', 'item');

interface Entry extends Pick<MenuNode, 'id' | 'title'> {
  above: string;
  node: MenuNode;
}

function compareMenus(before: readonly MenuNode[], after: readonly MenuNode[], tell: Tell): void {
  const lists = { nameOf: ({ id }: Entry) => id, title: ({ title }: Entry) => `菜单项 ${title}` };
  compareLists({ before: entriesOf(before, ''), after: entriesOf(after, ''), ...lists }, tell, {
    same(one, other) {
      if (one.above !== other.above) tell(`菜单项 ${other.title} 移到 ${other.above || '最上层'}`);
      compareKeys(one.node, other.node, { name: `菜单项 ${other.title}`, places: ofEntry, skipped: ENTRY }, tell);
    },
    gone: () => ['角色在它上面的授权不再起作用', true],
  });
}

function entriesOf(nodes: readonly MenuNode[], above: string): Entry[] {
  return nodes.flatMap((node) => [
    { id: node.id, title: node.title, above, node },
    ...entriesOf(node.children, node.title),
  ]);
}
