import { wireCode } from '../../../engine/names.ts';
import type { Plan } from '../../../engine/plan/Plan.ts';
import { isBoard, sourceOf } from '../../../engine/plan/parts.ts';
import type { Drafts } from '../files/drafts.ts';

/** Why the server has no rows for a page: what they are of is drafted alone. Undefined: it has them. */
export function whyNotLive(plan: Plan, drafts: Drafts): string | undefined {
  if (isBoard(plan)) {
    const draft = drafts[`screens/${plan.id}.board.json`];
    if (draft === undefined) return undefined;
    if (draft.from === null) return '看板还没有发布，没有线上数据';
    return counted(draft.from) === counted(draft.text) ? undefined : '看板的改动还没有发布，没有这样的线上数据';
  }
  const { model, report } = sourceOf(plan);
  if (isBegun('model', model, drafts)) return '模型还没有发布，没有线上数据';
  return isBegun('report', report, drafts) ? '报表还没有发布，没有线上数据' : undefined;
}

/** Whether what has the wire code is in no published file. */
function isBegun(kind: 'model' | 'report', wanted: string | undefined, drafts: Drafts): boolean {
  return Object.entries(drafts).some(([path, { text, from }]) => {
    const id = /^screens\/(.+)\.(model|report)\.json$/.exec(path);
    if (from !== null || id?.[1] === undefined || id[2] !== kind) return false;
    const [, code = wireCode(id[1])] = /^ {2}"code": "(\w+)"/m.exec(text ?? '') ?? [];
    return code === wanted;
  });
}

/** Of a board's text what its figures hang on. Undefined: it cannot be read. */
function counted(text: string | null): string | undefined {
  try {
    const { title: _, description: __, ...rest } = JSON.parse(text ?? '');
    return JSON.stringify(rest);
  } catch {
    return undefined;
  }
}
