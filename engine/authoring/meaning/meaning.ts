import type { Compiled, MenuNode } from '../../plan/compiled.ts';
import { type Change, compareKeys, compareLists, isSame, type Tell } from './compare.ts';
import { compareDictionaries, compareModels, compareReports } from './models.ts';
import { comparePlans } from './plans.ts';

/** What the later declarations mean otherwise than the earlier ones; nothing where only the writing differs. */
export function meaningOf(before: Compiled, after: Compiled): Change[] {
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
  const files = filesOf(before, after);
  const each = <T extends { title: string; hash?: string }>(
    kind: string,
    name: string,
    one: ReadonlyMap<string, T>,
    other: ReadonlyMap<string, T>,
    compare: (old: T, now: T, tell: Tell) => void,
    gone: [string?, boolean?] = [],
  ) => {
    for (const id of new Set([...one.keys(), ...other.keys()])) {
      const [old, now] = [one.get(id), other.get(id)];
      const tell = teller(
        `${name} ${(now ?? old)?.title}`,
        files.get(`${kind} ${id}`) ?? files.get(`report ${id}`) ?? files.get(`board ${id}`) ?? '',
      );
      if (old === undefined) tell(`${name} ${id} 新增`);
      else if (now === undefined) tell(`${name} ${id} 删除`, ...gone);
      else if (!isUntouched(old, now) && !isSame(old, now)) compare(old, now, tell);
    }
  };
  each('dictionary', '字典', before.dictionaries, after.dictionaries, compareDictionaries, [
    '用到它的列只显示原值',
    true,
  ]);
  each('model', '模型', before.models, after.models, compareModels, [
    '数据表退役，数据保留在库里，页面与接口不再有',
    true,
  ]);
  each('report', '报表', before.reports, after.reports, compareReports, ['它的页面、链接与导出不再有', true]);
  each('picker', '选择器', before.pickers, after.pickers, (old, now, tell) =>
    compareKeys({ ...old }, { ...now }, new Set(['id']), (_, text) => tell(text)),
  );
  each(
    'print',
    '打印',
    before.prints,
    after.prints,
    (old, now, tell) => compareKeys({ ...old }, { ...now }, new Set(['id']), (_, text) => tell(text)),
    ['列表的“打印”里不再有'],
  );
  const explained = explainedBy(changes);
  each(
    'screen',
    '页面',
    before.plans,
    after.plans,
    (old, now, tell) => old.hash === now.hash || comparePlans(old, now, explained, tell),
    ['菜单项、链接与授权指向的页面不再有', true],
  );
  compareMenus(before.menu, after.menu, teller('菜单', 'screens/menu.json'));
  const app = teller('应用设置', 'screens/app.json');
  compareKeys({ ...before.app }, { ...after.app }, new Set(['$schema']), (_, text) => app(text));
  return changes;
}

/** What a change leaves alone is the same object, and a page of the same hash the same page. */
function isUntouched(old: { hash?: string }, now: { hash?: string }): boolean {
  return old === now || (old.hash !== undefined && old.hash === now.hash);
}

function filesOf(...all: readonly Compiled[]): Map<string, string> {
  return new Map(
    all.flatMap(({ catalog }) => catalog().map(({ kind, id, file }): [string, string] => [`${kind} ${id}`, file])),
  );
}

/** What is true of a field is true of its column, its query item and its form field, and told once. */
function explainedBy(changes: readonly Change[]): (text: string) => boolean {
  const told = new Set(changes.filter(({ what }) => /^(?:模型|报表) /.test(what)).map(({ text }) => bare(text)));
  return (text) => told.has(bare(text));
}

const bare = (text: string): string => text.replace(/^(?:字段|列|查询项|表单字段) /, '');

interface Entry extends Pick<MenuNode, 'id' | 'title'> {
  above: string;
  node: MenuNode;
}

function compareMenus(before: readonly MenuNode[], after: readonly MenuNode[], tell: Tell): void {
  const lists = { nameOf: ({ id }: Entry) => id, title: ({ title }: Entry) => `菜单项 ${title}` };
  compareLists({ before: entriesOf(before, ''), after: entriesOf(after, ''), ...lists }, tell, {
    same(one, other) {
      if (one.above !== other.above) tell(`菜单项 ${other.title} 移到 ${other.above || '最上层'}`);
      const skipped = new Set(['children', 'id']);
      compareKeys({ ...one.node }, { ...other.node }, skipped, (_, text) => tell(`菜单项 ${other.title} 的${text}`));
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
