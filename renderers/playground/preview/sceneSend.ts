import { ENDPOINTS, pathTo } from '../../../engine/api/endpoints.ts';
import type { Incoming, Outgoing, Send } from '../../../engine/api/send.ts';
import { sampleBoard, sampleBoardRows } from '../../../engine/authoring/samples/sampleBoard.ts';
import {
  type PageSample,
  SAMPLE_SEED,
  samplePage,
  sampleRecord,
} from '../../../engine/authoring/samples/samplePage.ts';
import type { BoardPlan } from '../../../engine/plan/board.ts';
import type { ManifestEntry } from '../../../engine/plan/manifest.ts';
import type { Plan } from '../../../engine/plan/Plan.ts';
import { actionsOf, isBoard, showsRows } from '../../../engine/plan/parts.ts';
import type { Rows, Scene } from './scene.ts';

/** Milliseconds a slow answer takes. */
const SLOW = 8_000;
const SAMPLE = 20;
const COUNTS: Readonly<Partial<Record<Rows, number>>> = { sample: SAMPLE, long: SAMPLE, many: 10_000, none: 0 };
const FAULT = '这是预览里的一次出错';

/**
 * The server as a preview sees it: the plan is the draft's, rows are as the scene says, everything else is read from the
 * server itself, and nothing is written.
 */
export function sceneSend(send: Send<Blob>, scene: () => Scene | undefined): Send<Blob> {
  return async (call) => {
    const now = scene();
    const { pathname, searchParams } = new URL(call.url, window.location.origin);
    const own = now && (await answerOf(now, call, pathname, searchParams));
    if (own === undefined) return send(call);
    if (now?.rows === 'slow') await pause(SLOW);
    return own === 'live' ? send(call) : own;
  };
}

type Answer = Incoming<Blob> | 'live' | undefined;

async function answerOf(scene: Scene, { method }: Outgoing, path: string, params: URLSearchParams): Promise<Answer> {
  const { plan } = scene;
  if (path === ENDPOINTS.manifest.path) return done({ hash: plan.hash, screens: [entryOf(plan)], complete: true });
  if (path === pathTo(ENDPOINTS.plan, { id: plan.id })) return done(plan);
  const declared = scene.dictionaries.find(
    ({ code, kind }) => kind === 'items' && path === pathTo(ENDPOINTS.dictionary, { code }),
  );
  if (declared) return done(declared.items);
  const [, made] =
    Object.entries(sampledOf(scene)).find(([code]) => path === pathTo(ENDPOINTS.dictionary, { code })) ?? [];
  if (made) return done(made);
  // What a button calls may write by a GET, too.
  const writes = method !== 'GET' || actionsOf(plan).some(({ call }) => call?.path === path);
  if (writes) return refused('预览不保存任何改动');
  if (isBoard(plan)) return figuresOf(plan, scene, path, params);
  if (isBelow(path, LISTS)) return rowsOf(scene, path, params);
  return isBelow(path, [ENDPOINTS.readRecord]) ? recordOf(scene, path) : undefined;
}

/** Records and reports, page by page, and trees level by level. */
const LISTS = [ENDPOINTS.listRecords, ENDPOINTS.listLevels, ENDPOINTS.listReport];

const isBelow = (path: string, endpoints: readonly { path: string }[]): boolean =>
  endpoints.some(({ path: pattern }) => path.startsWith(pattern.slice(0, pattern.indexOf('{'))));

/** Records to choose from that are made up as the rows are; those that are there belong to rows that are. */
const sampledOf = ({ rows, recordItems }: Scene): NonNullable<Scene['recordItems']> =>
  COUNTS[rows] === undefined ? {} : (recordItems ?? {});

/** Of a board, and the rows behind them; nobody pastes figures. */
function figuresOf(plan: BoardPlan, scene: Scene, path: string, params: URLSearchParams): Answer {
  const { rows } = scene;
  const asks = (endpoint: 'boardData' | 'boardRows' | 'boardExport') =>
    path === pathTo(ENDPOINTS[endpoint], { code: plan.code });
  if (!asks('boardData') && !asks('boardRows') && !asks('boardExport')) return undefined;
  if (rows === 'live' || rows === 'slow') return 'live';
  if (rows === 'error') return refused(FAULT);
  if (asks('boardExport')) return refused('样例不能导出');
  const sample = sampleOf(scene);
  const count = COUNTS[rows] ?? SAMPLE;
  return done(
    asks('boardData') ? sampleBoard(plan, sample, count) : sampleBoardRows(plan, params.get('part'), sample, count),
  );
}

async function rowsOf(scene: Scene, path: string, params: URLSearchParams): Promise<Answer> {
  const { plan, rows, pasted = [] } = scene;
  if (rows === 'live' || rows === 'slow') return 'live';
  if (rows === 'error') return refused(FAULT);
  const size = Number(params.get('pageSize') ?? 10) || 10;
  const current = Number(params.get('pageNo') ?? 1) || 1;
  const paged = (records: readonly object[], total: number) =>
    done({ records, total, size, current, pages: Math.ceil(total / size) });
  if (rows === 'pasted') return paged(pasted.slice((current - 1) * size, current * size), pasted.length);
  const code = decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
  const page = samplePage(plan, await computedSample(scene), { code, params, total: COUNTS[rows] ?? 0 });
  return paged(page.rows, page.total);
}

async function recordOf(scene: Scene, path: string): Promise<Answer> {
  if (COUNTS[scene.rows] === undefined) return undefined;
  const id = decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
  return done(sampleRecord(scene.plan, await computedSample(scene), id));
}

function sampleOf(scene: Scene): PageSample {
  const declared = scene.dictionaries.map(({ code, items }) => [code, items] as const);
  const items = new Map([...declared, ...Object.entries(sampledOf(scene))]);
  return { items, seed: SAMPLE_SEED, longText: scene.rows === 'long' };
}

/** With the language of expressions, which is fetched: what is computed of other values is. */
async function computedSample(scene: Scene): Promise<PageSample> {
  const { createExpressions } = await import('../../../engine/expressions/expressions.ts');
  return { ...sampleOf(scene), createExpressions };
}

function entryOf(plan: Plan): ManifestEntry {
  const { id, code, type, title, hash } = plan;
  return { id, code, type, title, hash, ...(showsRows(plan) ? { rows: true } : {}) };
}

const done = (result: unknown): Incoming<Blob> => incoming({ success: true, code: 200, message: '', result });
const refused = (message: string): Incoming<Blob> => incoming({ success: false, code: 500, message, result: null });

function incoming(envelope: object): Incoming<Blob> {
  const text = JSON.stringify({ ...envelope, timestamp: 0 });
  return {
    status: 200,
    header: (name) => (name === 'content-type' ? 'application/json' : undefined),
    text: async () => text,
    file: async () => new Blob([text], { type: 'application/json' }),
  };
}

const pause = (duration: number) => new Promise((resolve) => setTimeout(resolve, duration));
