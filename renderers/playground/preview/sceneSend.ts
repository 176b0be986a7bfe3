import { ENDPOINTS, pathTo } from '../../../engine/api/endpoints.ts';
import type { Incoming, Outgoing, Send } from '../../../engine/api/send.ts';
import { sampleBoard, sampleBoardRows } from '../../../engine/authoring/sampleBoard.ts';
import { sampleRow } from '../../../engine/authoring/sampleRows.ts';
import type { BoardPlan } from '../../../engine/plan/board.ts';
import type { ManifestEntry } from '../../../engine/plan/manifest.ts';
import type { Plan, PlanColumn } from '../../../engine/plan/Plan.ts';
import { actionsOf, isBoard, showsRows } from '../../../engine/plan/parts.ts';
import type { Rows, Scene } from './scene.ts';

/** Milliseconds a slow answer takes. */
const SLOW = 8_000;
const SAMPLE = 20;
const COUNTS: Readonly<Partial<Record<Rows, number>>> = { sample: SAMPLE, long: SAMPLE, many: 10_000, none: 0 };
const SEED = 1;
const FAULT = '这是预览里的一次出错';

/**
 * The server as a preview sees it: the plan is the draft's, rows are as the scene says, everything else is read from the
 * server itself, and nothing is written.
 */
export function sceneSend(send: Send<Blob>, scene: () => Scene | undefined): Send<Blob> {
  return async (call) => {
    const now = scene();
    const { pathname, searchParams } = new URL(call.url, window.location.origin);
    const own = now && answerOf(now, call, pathname, searchParams);
    if (own === undefined) return send(call);
    if (now?.rows === 'slow') await pause(SLOW);
    return own === 'live' ? send(call) : own;
  };
}

type Answer = Incoming<Blob> | 'live' | undefined;

function answerOf(scene: Scene, { method }: Outgoing, path: string, params: URLSearchParams): Answer {
  const { plan } = scene;
  if (path === ENDPOINTS.manifest.path) return done({ hash: plan.hash, screens: [entryOf(plan)], complete: true });
  if (path === pathTo(ENDPOINTS.plan, { id: plan.id })) return done(plan);
  const declared = scene.dictionaries.find(
    ({ code, kind }) => kind === 'items' && path === pathTo(ENDPOINTS.dictionary, { code }),
  );
  if (declared) return done(declared.items);
  // What a button calls may write by a GET, too.
  const writes = method !== 'GET' || actionsOf(plan).some(({ call }) => call?.path === path);
  if (writes) return refused('预览不保存任何改动');
  if (isBoard(plan)) return figuresOf(plan, scene, path, params);
  return isRows(path) ? rowsOf(scene, params) : undefined;
}

/** Of records and of reports, page by page. */
function isRows(path: string): boolean {
  return [ENDPOINTS.listRecords, ENDPOINTS.listReport].some(({ path: pattern }) =>
    path.startsWith(pattern.slice(0, pattern.indexOf('{'))),
  );
}

/** Of a board, and the rows behind them; nobody pastes figures. */
function figuresOf(plan: BoardPlan, scene: Scene, path: string, params: URLSearchParams): Answer {
  const { dictionaries, rows } = scene;
  const asks = (endpoint: 'boardData' | 'boardRows' | 'boardExport') =>
    path === pathTo(ENDPOINTS[endpoint], { code: plan.code });
  if (!asks('boardData') && !asks('boardRows') && !asks('boardExport')) return undefined;
  if (rows === 'live' || rows === 'slow') return 'live';
  if (rows === 'error') return refused(FAULT);
  if (asks('boardExport')) return refused('样例不能导出');
  const items = new Map(dictionaries.map(({ code, items: own }) => [code, own]));
  const sample = { items, seed: SEED, longText: rows === 'long' };
  const count = COUNTS[rows] ?? SAMPLE;
  return done(
    asks('boardData') ? sampleBoard(plan, sample, count) : sampleBoardRows(plan, params.get('part'), sample, count),
  );
}

function rowsOf({ plan, dictionaries, rows, pasted = [] }: Scene, params: URLSearchParams): Answer {
  if (rows === 'live' || rows === 'slow') return 'live';
  if (rows === 'error') return refused(FAULT);
  const columns: readonly PlanColumn[] = 'columns' in plan ? plan.columns : [];
  const items = new Map(dictionaries.map(({ code, items: own }) => [code, own]));
  const total = rows === 'pasted' ? pasted.length : (COUNTS[rows] ?? 0);
  const size = Number(params.get('pageSize') ?? 10) || 10;
  const current = Number(params.get('pageNo') ?? 1) || 1;
  const first = (current - 1) * size;
  const parts = { columns, items, seed: SEED, longText: rows === 'long' };
  const page = () => pasted.slice(first, first + size);
  const made = () =>
    Array.from({ length: Math.max(0, Math.min(size, total - first)) }, (_, index) => sampleRow(parts, first + index));
  const records = rows === 'pasted' ? page() : made();
  return done({ records, total, size, current, pages: Math.ceil(total / size) });
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
