import type { QueryClient } from '@tanstack/react-query';
import { type Client, FILE_TIMEOUT } from '../../engine/api/client.ts';
import { ENDPOINTS, pathTo } from '../../engine/api/endpoints.ts';
import { type Envelope, isRecord } from '../../engine/api/envelope.ts';
import { Failure, unreachableFailure } from '../../engine/api/Failure.ts';
import type { Params } from '../../engine/api/withQuery.ts';
import { CATEGORY_DICTIONARY } from '../../engine/names.ts';
import type { DictionaryItem } from '../../engine/plan/compiled.ts';
import type { CellServices, TreeNode, UploadRequest } from './CellServices.ts';
import type { createPickers, Pickers } from './pickers.ts';
import { QUERY_KEYS } from './queryClient.ts';
import { uploadFile } from './uploadFile.ts';

/** What cell services are made over. */
export interface CellServicesParts {
  client: Client<Blob>;
  /** Where the pages keep their dictionaries. */
  queryClient: QueryClient;
  clock: () => number;
  /** A new unguessable text. */
  random: () => string;
  /** Who is signed in at the moment of the call. */
  session: () => { token?: string | undefined; tenantId?: string | undefined } | undefined;
  /** Sends a multipart call. */
  send?: typeof uploadFile;
}

/** Milliseconds what stands below a value is believed. */
const BELOW_FRESH = 300_000;

/** Goes stale with the dictionary itself. */
const belowKey = (code: string, parent: string) => [...QUERY_KEYS.dictionary(code), parent];

/** The services of cells over the request layer. Callers show failures themselves, the end of the session aside. */
export function createCellServices(parts: CellServicesParts): CellServices {
  const { client, queryClient } = parts;
  const get = (path: string, params: Params, signal: AbortSignal): Promise<unknown> =>
    client.get<unknown>(path, params, { silent: true, signal });
  const { treeNodes, categoryTree } = createTreeNodes(get);
  return {
    treeNodes,
    categoryTree,
    itemsBelow: (code, tree, parent) =>
      queryClient.fetchQuery({
        queryKey: belowKey(code, parent),
        queryFn: async ({ signal }) =>
          (await treeNodes({ tree }, parent === '' ? undefined : parent, signal)).map(({ value, title }) => ({
            value,
            text: title,
          })),
        staleTime: BELOW_FRESH,
      }),
    knownBelow: (code, parent) => queryClient.getQueryData(belowKey(code, parent)),
    searchDictionary: async (code, keyword, pageSize, signal) =>
      parseItems(await get(pathTo(ENDPOINTS.searchDictionary, { code }), { keyword, pageSize }, signal)),
    dictionaryFailed: (code) => queryClient.getQueryState(QUERY_KEYS.dictionary(code))?.status === 'error',
    retryDictionary: (code) => queryClient.refetchQueries({ queryKey: QUERY_KEYS.dictionary(code) }),
    dictionaryTexts: async (code, values, signal) => {
      const keys = values.join(',');
      const texts = await (code === CATEGORY_DICTIONARY
        ? get(ENDPOINTS.categoryTexts.path, { ids: keys, delNotExist: false }, signal)
        : get(pathTo(ENDPOINTS.dictionaryTexts, { code }), { key: keys, delNotExist: false }, signal));
      return values.map((value, at) => (Array.isArray(texts) && typeof texts[at] === 'string' ? texts[at] : value));
    },
    ...latePickers(get, parts.clock),
    upload: (request) => upload(request, parts),
    download: async (path, signal) =>
      (await client.download(staticAddress(path), undefined, { silent: true, signal })).file,
  };
}

/** The pickers' services, loaded by the first call: no page needs them to be drawn. */
function latePickers(...given: Parameters<typeof createPickers>): Pickers {
  let loaded: Promise<Pickers> | undefined;
  const load = (): Promise<Pickers> => {
    loaded ??= import('./pickers.ts').then(
      ({ createPickers }) => createPickers(...given),
      () => {
        loaded = undefined;
        throw unreachableFailure();
      },
    );
    return loaded;
  };
  return {
    picker: async (id) => (await load()).picker(id),
    pickerPage: async (picker, query, signal) => (await load()).pickerPage(picker, query, signal),
    pickerRecords: async (id, values, signal) => (await load()).pickerRecords(id, values, signal),
    pickerNamed: async (id, names, signal) => (await load()).pickerNamed(id, names, signal),
    departments: async (signal) => (await load()).departments(signal),
  };
}

/** The address of a stored file; a path that would leave the folder of files names none. */
function staticAddress(path: string): string {
  const parts = path.split('/');
  if (parts.some((part) => part === '' || part === '.' || part === '..')) {
    throw new Failure({ kind: 'missing', code: 404, message: '未找到对应数据' });
  }
  return pathTo(ENDPOINTS.storedFile, { path });
}

async function upload(
  { file, place = {}, onProgress, signal }: UploadRequest,
  parts: CellServicesParts,
): Promise<string> {
  const {
    action: url = ENDPOINTS.upload.path,
    token: withToken = false,
    responseName = 'message',
    biz = 'temp',
    jeditor,
  } = place;
  const { token, tenantId } = parts.session() ?? {};
  const body = new FormData();
  // Fields first: a server that streams reads them before the file.
  body.append('biz', biz);
  if (jeditor !== undefined) body.append('jeditor', jeditor);
  body.append('isup', '1');
  body.append('file', file, file.name);
  const headers: Record<string, string> = { 'tenant-id': tenantId || '0', 'Idempotency-Key': parts.random() };
  if (token && (withToken || url === ENDPOINTS.upload.path)) headers['X-Access-Token'] = token;
  const send = parts.send ?? uploadFile;
  const envelope = await send({ url, headers, body, timeout: FILE_TIMEOUT, onProgress, signal });
  const path = storedPath(envelope, responseName);
  if (path !== '') return path;
  throw new Failure({ kind: 'business', code: 500, message: '未知错误', envelope });
}

/** The named field of the answer, or of the object it carries. */
function storedPath({ message, result }: Envelope, name: string): string {
  if (name === 'message') return message;
  return name === 'result' ? text(result) : isRecord(result) ? text(result[name]) : '';
}

const records = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isRecord) : []);
const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

function parseItems(value: unknown): DictionaryItem[] {
  return records(value).map((item) => ({
    value: text(item.value),
    text: text(item.text) || text(item.value),
    ...(typeof item.color === 'string' ? { color: item.color } : {}),
  }));
}

type Get = (path: string, params: Params, signal: AbortSignal) => Promise<unknown>;

/** Nodes of dictionary trees and of the categories. */
function createTreeNodes(get: Get): Pick<CellServices, 'treeNodes' | 'categoryTree'> {
  return {
    treeNodes: async (question, parent, signal) => {
      const { condition } = question;
      if ('tree' in question) {
        const { root, ...names } = question.tree;
        return parseNodes(
          await get(ENDPOINTS.dictionaryTree.path, { ...names, pid: parent ?? root, condition }, signal),
        );
      }
      const { pcode } = question;
      if (condition !== undefined) {
        const where = parent === undefined ? { pcode } : { pid: parent };
        return parseNodes(await get(ENDPOINTS.categoryTree.path, { ...where, condition }, signal));
      }
      if (parent !== undefined) return parseNodes(await get(ENDPOINTS.categoryChildren.path, { pid: parent }, signal));
      return parseNodes(await get(ENDPOINTS.categoryRoot.path, { async: true, pcode }, signal));
    },
    categoryTree: async (pcode, signal) =>
      parseNodes(await get(ENDPOINTS.categoryRoot.path, { async: false, pcode }, signal)),
  };
}

/** Nodes as they are written here and elsewhere: `leaf` is a truth, or 1 for a leaf and 0 for none. */
function parseNodes(value: unknown): TreeNode[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isRecord).flatMap((node) => {
    const id = node.value ?? node.key ?? node.id;
    if (id === undefined || id === null) return [];
    const title = node.title ?? node.label ?? node.text ?? node.name ?? id;
    const children = parseNodes(node.children);
    const isLeaf = children.length === 0 && [true, 1, '1'].includes((node.leaf ?? node.isLeaf) as never);
    return [{ value: String(id), title: String(title), isLeaf, ...(children.length > 0 ? { children } : {}) }];
  });
}
