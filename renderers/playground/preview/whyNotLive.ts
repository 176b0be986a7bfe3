import { wireCode } from '../../../engine/names.ts';
import type { Plan } from '../../../engine/plan/Plan.ts';
import { isBoard, sourceOf } from '../../../engine/plan/parts.ts';
import type { Draft, Drafts } from '../files/drafts.ts';

/** Why the server has no rows for a page: what they are of is drafted alone. Undefined: it has them. */
export function whyNotLive(plan: Plan, drafts: Drafts): string | undefined {
  if (isBoard(plan)) {
    const draft = drafts[`screens/${plan.id}.board.json`];
    if (draft?.from === null) return '看板还没有发布，没有线上数据';
    if (draft && !countsTheSame(draft)) return '看板的改动还没有发布，没有这样的线上数据';
    const others = Object.keys(plan.sources)
      .flatMap(filesOf)
      .flatMap((path) => drafts[path] ?? []);
    return others.every(countsTheSame) ? undefined : '看板所数的改动还没有发布，没有这样的线上数据';
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

/** Files of a board's source. */
function filesOf(source: string): string[] {
  const [, report] = /^report:(.+)$/.exec(source) ?? [];
  const ends = report === undefined ? ['model.json'] : ['report.json', 'sql'];
  return ends.map((end) => `screens/${report ?? source}.${end}`);
}

const countsTheSame = ({ from, text }: Draft): boolean => counted(from) === counted(text);

/** What is only looked at. */
const LOOKS: ReadonlySet<string> = new Set(['title', 'description', 'help', 'placeholder', 'width']);

/** Of a file's text what figures hang on; of one that is no JSON all. */
function counted(text: string | null): string | null {
  try {
    return JSON.stringify(JSON.parse(text ?? ''), (key, value) => (LOOKS.has(key) ? undefined : value));
  } catch {
    return text;
  }
}
