import { isTagColor } from '../../../engine/compile/language/tagColors.ts';
import type { Dictionary } from '../../../engine/plan/compiled.ts';
import type { Json, Notes } from './Draft.ts';
import type { DumpRow } from './dump/readDump.ts';
import { grouped, isYes, type Source, textOf } from './Source.ts';
import type { World } from './World.ts';

/** Preset colours of antd by their main shade. */
const SHADES: Readonly<Record<string, readonly [number, number, number]>> = {
  red: [245, 34, 45],
  volcano: [250, 84, 28],
  orange: [250, 140, 22],
  gold: [250, 173, 20],
  lime: [160, 217, 17],
  green: [82, 196, 26],
  cyan: [19, 194, 194],
  blue: [22, 119, 255],
  geekblue: [47, 84, 235],
  purple: [114, 46, 209],
  magenta: [235, 47, 150],
};

/** `sys_dict` with its items as dictionary files. One that is there already with the same values is used as it is. */
export function carryDictionaries(source: Source, world: World): void {
  const items = grouped(source.sys_dict_item, 'dict_id', 'sort_order');
  for (const row of source.sys_dict) {
    const wished = textOf(row, 'dict_code');
    if (wished === '' || isYes(row, 'del_flag')) continue;
    const title = textOf(row, 'dict_name') || wished;
    const what = `字典 ${title}（${wished}）`;
    const made = itemsOf(what, items.get(textOf(row, 'id')) ?? [], world.notes);
    if (made.length === 0) {
      world.notes.lost(row, what, '没有字典项', '用到它的字段改为文本；需要时用 npm run new -- dictionary 新建');
      continue;
    }
    const known = world.compiled.dictionaries.get(wished);
    if (known !== undefined && sameValues(known, made)) {
      world.dictCodes.set(wished, wished);
      world.notes.changed(row, what, '项目里已有同样的字典', '沿用项目里的那一个，文字与颜色以它为准');
      continue;
    }
    const code = world.dictNames.take(fileCode(wished), '_');
    world.dictCodes.set(wished, code);
    if (code !== wished)
      world.notes.changed(
        row,
        what,
        known === undefined ? '编码要作文件名' : '项目里已有同名、值却不同的字典',
        `改名为 ${code}，用到它的字段已一并改好`,
      );
    const twice = new Set(made.map(({ text }) => text)).size < made.length;
    const description = textOf(row, 'description');
    world.add('dictionaries', code, 'dictionary', what, row, {
      ...(twice ? { allow: ['same-text：旧系统里就有同名的项'] } : {}),
      title,
      ...(description === '' ? {} : { description }),
      items: made,
    });
  }
}

function itemsOf(what: string, rows: readonly DumpRow[], notes: Notes): Json[] {
  const seen = new Set<string>();
  return rows.flatMap((row) => {
    const value = textOf(row, 'item_value');
    const text = textOf(row, 'item_text');
    const why =
      value === '' || text === ''
        ? '没有值或没有文字'
        : seen.has(value)
          ? `值 ${value} 写了两次`
          : value.includes(',')
            ? '值里有逗号，几个值以逗号相连保存'
            : undefined;
    if (why !== undefined) {
      notes.lost(row, `${what}的项 ${text || value || '（空）'}`, why, '需要时在字典文件里补上，并改好已有的数据');
      return [];
    }
    seen.add(value);
    const color = colorOf(textOf(row, 'item_color'));
    const off = textOf(row, 'status') === '0';
    return [{ value, text, ...(color === undefined ? {} : { color }), ...(off ? { disabled: true } : {}) }];
  });
}

function colorOf(written: string): string | undefined {
  if (isTagColor(written)) return written;
  const [red, green, blue] = [...(/^#([0-9a-f]{6})$/i.exec(written)?.[1] ?? '').matchAll(/../g)].map(([hex]) =>
    Number.parseInt(hex, 16),
  );
  if (red === undefined || green === undefined || blue === undefined) return undefined;
  const far = ([r, g, b]: readonly [number, number, number]) => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
  return Object.entries(SHADES).toSorted(([, a], [, b]) => far(a) - far(b))[0]?.[0];
}

function sameValues(known: Dictionary, items: readonly Json[]): boolean {
  if (known.kind !== 'items') return false;
  const values = new Set(known.items.map(({ value }) => value));
  return values.size === items.length && items.every(({ value }) => values.has(String(value)));
}

const fileCode = (code: string): string => {
  const made = code.replaceAll(/[^A-Za-z0-9_-]+/g, '_').replace(/^[_-]+/, '');
  return made === '' ? 'dictionary' : made;
};
