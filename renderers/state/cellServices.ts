import type { Client, Params } from '../../engine/api/client.ts';
import { fillPath } from '../../engine/api/endpoints.ts';
import { isRecord } from '../../engine/api/envelope.ts';
import { Failure } from '../../engine/api/Failure.ts';
import type { DictionaryItem } from '../../engine/compiled.ts';
import type { CellServices, PickedDepartment, PickedUser, UploadRequest } from '../cells/CellServices.ts';
import { createPickerRows } from './pickerRows.ts';
import { uploadFile } from './uploadFile.ts';

/** What cell services are made over. */
export interface CellServicesParts {
  client: Client<Blob>;
  clock: () => number;
  /** A new unguessable text. */
  random: () => string;
  /** Who is signed in at the moment of the call. */
  session: () => { token?: string | undefined; tenantId?: string | undefined } | undefined;
  /** Sends a multipart call. */
  send?: typeof uploadFile;
}

/** Ten minutes: the size is bounded, the line is not. */
const UPLOAD_TIMEOUT = 600_000;

/** The services of cells over the request layer. Callers show failures themselves, the end of the session aside. */
export function createCellServices(parts: CellServicesParts): CellServices {
  const { client } = parts;
  const get = (path: string, params: Params, signal: AbortSignal): Promise<unknown> =>
    client.get<unknown>(path, params, { silent: true, signal });
  return {
    searchDictionary: async (code, keyword, pageSize, signal) =>
      parseItems(await get(fillPath('/sys/dict/loadDict/{code}', { code }), { keyword, pageSize }, signal)),
    dictionaryTexts: async (code, values, signal) => {
      const params = { key: values.join(','), delNotExist: false };
      const texts = await get(fillPath('/sys/dict/loadDictItem/{code}', { code }), params, signal);
      return values.map((value, at) => (Array.isArray(texts) && typeof texts[at] === 'string' ? texts[at] : value));
    },
    users: async ({ keyword, usernames, pageNo, pageSize }, signal) => {
      // The comma makes even a single name an exact one.
      const username = usernames ? `${usernames.join(',')},` : keyword || undefined;
      return parseUsers(await get('/sys/user/queryUserComponentData', { username, pageNo, pageSize }, signal));
    },
    departments: async (signal) => parseDepartments(await get('/sys/sysDepart/queryTreeList', {}, signal)),
    pickerRows: createPickerRows(get, parts.clock),
    upload: (request) => upload(request, parts),
    download: async (path, signal) =>
      (await client.download(staticAddress(path), undefined, { silent: true, signal })).file,
  };
}

/** The address of a stored file; a path that would leave the folder of files names none. */
function staticAddress(path: string): string {
  const parts = path.split('/');
  if (parts.some((part) => part === '' || part === '.' || part === '..')) {
    throw new Failure({ kind: 'missing', code: 404, message: '未找到对应数据' });
  }
  return `/sys/common/static/${parts.map(encodeURIComponent).join('/')}`;
}

async function upload({ file, onProgress, signal }: UploadRequest, parts: CellServicesParts): Promise<string> {
  const { token, tenantId } = parts.session() ?? {};
  const body = new FormData();
  // Fields first: a server that streams reads them before the file.
  body.append('biz', 'temp');
  body.append('isup', '1');
  body.append('file', file, file.name);
  const headers: Record<string, string> = { 'tenant-id': tenantId || '0', 'Idempotency-Key': parts.random() };
  if (token) headers['X-Access-Token'] = token;
  const send = parts.send ?? uploadFile;
  const envelope = await send({
    url: '/sys/common/upload',
    headers,
    body,
    timeout: UPLOAD_TIMEOUT,
    onProgress,
    signal,
  });
  if (envelope.message !== '') return envelope.message;
  throw new Failure({ kind: 'business', code: 500, message: '未知错误', envelope });
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

function parseUsers(value: unknown): { records: PickedUser[]; total: number } {
  const page = isRecord(value) ? value : {};
  const users = records(page.records).map((user) => ({
    username: text(user.username),
    realname: text(user.realname) || text(user.username),
    phone: text(user.phone) || null,
    orgCode: text(user.orgCode) || null,
  }));
  return { records: users, total: Number(page.total) || users.length };
}

function parseDepartments(value: unknown): PickedDepartment[] {
  return records(value).map((department) => ({
    orgCode: text(department.orgCode),
    departName: text(department.departName) || text(department.title),
    children: parseDepartments(department.children),
  }));
}
