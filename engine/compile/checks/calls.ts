import type { Action, ScreenFile } from '../../../schemas/generated/types.ts';
import { ENDPOINTS, type Endpoint } from '../../api/endpoints.ts';
import { FAMILY_ENDPOINTS } from '../../api/familyEndpoints.ts';
import { nearest } from '../../nearest.ts';
import { sentences } from '../../problems.ts';
import type { Document } from '../documents.ts';
import type { Path } from '../places.ts';
import type { FileCheck, TellIn } from './Check.ts';

const endpoints: readonly Endpoint[] = [...Object.values(ENDPOINTS), ...Object.values(FAMILY_ENDPOINTS)];
const plain = new Set(endpoints.map(({ method, path }) => `${method} ${path}`));
const open = endpoints.filter(({ path }) => path.includes('{')).map(patternOf);

/** Where records are written as they are sent: what a button declares is none of theirs. */
const { addRecord, editRecord, saveRecords } = ENDPOINTS;
const writesRecords = [addRecord, editRecord, saveRecords, FAMILY_ENDPOINTS.changeRecord].map(patternOf);

interface Pattern {
  method: string;
  pattern: RegExp;
}

function patternOf({ method, path }: Endpoint): Pattern {
  return { method, pattern: new RegExp(`^${path.replace(/\{\w+\*\}/, '.+').replace(/\{\w+\}/g, '[^/]+')}$`) };
}

const answersTo = ({ method, pattern }: Pattern, by: string, path: string): boolean =>
  method === by && pattern.test(path);

/** What a button calls is answered by the server, by the method it calls with. */
export const checkCalls: FileCheck<ScreenFile> = ({ value, document }, _world, tell) => {
  if (!('rowActions' in value)) return;
  for (const [index, { code, method = 'GET', path, select }] of ((value.rowActions ?? []) as Action[]).entries()) {
    const at = ['rowActions', index];
    if (path !== undefined && writesRecords.some((each) => answersTo(each, method, path)))
      tell(document, 'call-record', sentences['call-record'](code), [...at, 'path']);
    checkPath(tell, document, method, path, [...at, 'path']);
    checkPath(tell, document, 'GET', select?.treeUrl, [...at, 'select', 'treeUrl']);
    checkPath(tell, document, 'GET', select?.currentUrl, [...at, 'select', 'currentUrl']);
  }
};

function checkPath(tell: TellIn, document: Document, method: string, path: string | undefined, at: Path): void {
  if (path === undefined || answers(method, path)) return;
  const other = ['GET', 'POST', 'PUT'].find((each) => answers(each, path));
  const known = endpoints.flatMap((each) => (each.method === method ? [each.path] : []));
  tell(document, 'call-path', sentences['call-path'](method, path, known, other ?? nearest(path, known)), at);
}

function answers(method: string, path: string): boolean {
  return plain.has(`${method} ${path}`) || open.some((each) => answersTo(each, method, path));
}
