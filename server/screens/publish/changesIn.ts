import { isRecord } from '../../../engine/api/envelope.ts';
import { type FileChange, isDeclarationPath } from '../../../engine/authoring/publishing/Publication.ts';
import { ParamError } from '../../http/errors.ts';

const MOST_FILES = 500;
const HASH = /^[0-9a-f]{64}$/;

/** The changed files of a body. Throws ParamError. */
export function changesIn(body: unknown): FileChange[] {
  const { files } = isRecord(body) ? body : {};
  if (!Array.isArray(files) || files.length === 0 || files.length > MOST_FILES) throw new ParamError('files');
  if (!files.every(isChange)) throw new ParamError('file');
  if (new Set(files.map(({ path }) => path)).size !== files.length) throw new ParamError('file twice');
  return files;
}

function isChange(file: unknown): file is FileChange {
  if (!isRecord(file)) return false;
  const { path, text, from } = file;
  const isHash = typeof from === 'string' && HASH.test(from);
  const isFound = isHash || (from === null && text !== null);
  return isFound && typeof path === 'string' && isDeclarationPath(path) && (text === null || typeof text === 'string');
}
