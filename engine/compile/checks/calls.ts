import type { Action, ScreenFile } from '../../../schemas/generated/types.ts';
import { CALLABLE, callableAt } from '../../api/callableEndpoints.ts';
import { ENDPOINTS, type Endpoint } from '../../api/endpoints.ts';
import { FAMILY_ENDPOINTS } from '../../api/familyEndpoints.ts';
import { likeliest } from '../../nearest.ts';
import { sentences } from '../../problems.ts';
import type { Document } from '../documents.ts';
import type { Path } from '../places.ts';
import type { FileCheck, TellIn } from './Check.ts';

/** Where records are written as they are sent: what a button declares is none of theirs. */
const { addRecord, editRecord, saveRecords } = ENDPOINTS;
const { changeRecord, importRecords, restAdd, restEdit, restEditByPost } = FAMILY_ENDPOINTS;
const writing: readonly Endpoint[] = [
  addRecord,
  editRecord,
  saveRecords,
  changeRecord,
  importRecords,
  restAdd,
  restEdit,
  restEditByPost,
];
const writesRecords = writing.map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

/** What a button calls is one of the calls there are for buttons, by the method it calls with. */
export const checkCalls: FileCheck<ScreenFile> = ({ value, document }, _world, tell) => {
  const lists = value as { toolbar?: Action[]; rowActions?: Action[] };
  for (const place of ['toolbar', 'rowActions'] as const)
    lists[place]?.forEach(({ code, method = 'GET', path, select }, index) => {
      const at: Path = [place, index];
      if (path !== undefined && writesRecords.some((each) => each.method === method && each.pattern.test(path)))
        tell(document, 'call-record', sentences['call-record'](code), [...at, 'path']);
      else if (path !== undefined) checkPath(tell, document, method, path, [...at, 'path']);
      if (select === undefined) return;
      checkPath(tell, document, 'GET', select.treeUrl, [...at, 'select', 'treeUrl']);
      checkPath(tell, document, 'POST', select.effectUrl, [...at, 'select', 'effectUrl']);
      checkPath(tell, document, 'GET', select.currentUrl, [...at, 'select', 'currentUrl']);
    });
};

function checkPath(tell: TellIn, document: Document, method: string, path: string | undefined, at: Path): void {
  if (path === undefined || callableAt(method, path)) return;
  const other = CALLABLE.find((each) => each.path === path)?.method;
  const known = CALLABLE.flatMap((each) => (each.method === method ? [each.path] : []));
  // The path is right where another method has it.
  const place = other === undefined || at.at(-1) !== 'path' ? at : [...at.slice(0, -1), 'method'];
  tell(document, 'call-path', sentences['call-path'](method, path, known, other ?? likeliest(path, known)), place);
}
