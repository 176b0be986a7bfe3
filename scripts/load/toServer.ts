import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { ENDPOINTS, pathTo } from '../../engine/api/endpoints.ts';
import { FAMILY_ENDPOINTS } from '../../engine/api/familyEndpoints.ts';
import { CATEGORY_DICTIONARY } from '../../engine/names.ts';
import type { Model } from '../../engine/plan/compiled.ts';
import { MOST_ITEMS } from '../../engine/session/session.ts';
import { AREA_DICTIONARY } from '../../engine/values/areas.ts';
import type { ValueItem } from '../../engine/values/ValueType.ts';
import { chinaAreas } from '../../server/dictionaries/areas.ts';
import { importLimits } from '../../server/records/limits.ts';
import type { ImportResult } from '../../server/records/transfer/importRows.ts';
import { type Destination, DestinationError } from './Destination.ts';
import type { LoadOptions } from './options.ts';
import { callServer, type Envelope, signInAt } from './serverCalls.ts';

type Account = Pick<LoadOptions, 'user' | 'password' | 'tenant'>;

/** As the name of a file is asked for: the end of a long one. */
const LONGEST_NAME = 150;

/** Signs in at the running server; `models` are the one to load into and those of its sub-tables. Throws DestinationError. */
export async function toServer(
  url: string,
  models: readonly [Model, ...Model[]],
  account: Account & Pick<LoadOptions, 'file'>,
): Promise<Destination> {
  const base = url.replace(/\/+$/, '');
  const token = await signInAt(base, account);
  const headers: Record<string, string> = { 'x-access-token': token };
  if (account.tenant !== undefined) headers['tenant-id'] = account.tenant;
  const dictionaries = await readDictionaries(base, headers, models);
  const file = path
    .basename(account.file)
    .slice(-LONGEST_NAME)
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ');
  return {
    name: base,
    most: importLimits.rows,
    items: (dictCode) => dictionaries.get(dictCode),
    async send(rows, mode) {
      // Asked again after a broken connection, the server answers what it did the first time.
      const keyed = { ...headers, 'idempotency-key': randomUUID() };
      const ask = () =>
        callServer(base + pathTo(FAMILY_ENDPOINTS.importRecords, { code: models[0].code }), keyed, {
          rows,
          mode,
          file,
        });
      const reply = await ask().catch((error) => (error instanceof DestinationError ? Promise.reject(error) : ask()));
      return resultOf(reply);
    },
    close: async () => {
      await callServer(base + ENDPOINTS.signOut.path, headers, {}).catch(() => undefined);
    },
  };
}

async function readDictionaries(base: string, headers: Record<string, string>, models: readonly Model[]) {
  const codes = new Set(models.flatMap(({ fields }) => fields.flatMap((field) => field.dictCode ?? [])));
  const found = new Map<string, readonly ValueItem[]>();
  // The server itself knows the names of categories.
  codes.delete(CATEGORY_DICTIONARY);
  if (codes.delete(AREA_DICTIONARY)) found.set(AREA_DICTIONARY, chinaAreas());
  for (const code of codes) {
    const reply = await callServer(base + pathTo(ENDPOINTS.dictionary, { code }), headers);
    // An answer cut short would close the list too early; the server knows them all.
    if (Array.isArray(reply.result) && reply.result.length < MOST_ITEMS) found.set(code, reply.result as ValueItem[]);
  }
  return found;
}

function resultOf({ code, message, result }: Envelope): ImportResult {
  const { successCount, lines, errors } = (result ?? {}) as Partial<ImportResult> & { successCount?: number };
  if (typeof successCount !== 'number' || !errors) throw new DestinationError(`服务拒绝导入：${message}（${code}）`);
  return { inserted: successCount, updated: 0, same: 0, ...(lines ? { lines } : {}), errors };
}
