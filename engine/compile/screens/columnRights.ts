import type { Field, Model } from '../../plan/compiled.ts';
import { sentences } from '../../problems.ts';
import type { Document } from '../documents.ts';
import type { Linker } from '../Linker.ts';
import type { Path } from '../places.ts';

/** Buttons that every list may have, and rights that are called like buttons. */
export const builtInTitles: ReadonlyMap<string, string> = new Map([
  ...([
    ['add', '新增'],
    ['edit', '编辑'],
    ['move', '移动'],
    ['detail', '详情'],
    ['delete', '删除'],
  ] as const),
  ...([
    ['batch_delete', '批量删除'],
    ['export', '导出'],
    ['read', '查看'],
  ] as const),
]);

/** Rights of lists that no button stands for. */
const otherRights: ReadonlyMap<string, string> = new Map([
  ['list', '查看'],
  ['purge', '彻底删除'],
]);

/** A right to see a column is called by its key, as the right to press a button by its code: granted is what is called so. */
export function checkColumnRight(
  linker: Linker,
  document: Document,
  { key, restricted }: Pick<Field, 'key' | 'restricted'>,
  path: Path,
): void {
  const other = restricted ? (builtInTitles.get(key) ?? otherRights.get(key)) : undefined;
  if (other !== undefined)
    linker.report(document, 'taken-name', sentences['taken-name']('受限字段的权限', key, `按钮“${other}”`), [
      ...path,
      'key',
    ]);
}

/** The same, told of the button. */
export function checkUnguarded(
  linker: Linker,
  document: Document,
  { fields }: Pick<Model, 'fields'>,
  code: string,
  path: Path,
): void {
  if (builtInTitles.has(code)) return;
  const field = fields.find(({ key, restricted }) => restricted && key === code);
  if (field === undefined) return;
  const sentence = sentences['taken-name']('按钮代号', code, `受限字段“${field.title}”的权限`);
  linker.report(document, 'taken-name', sentence, path);
}
