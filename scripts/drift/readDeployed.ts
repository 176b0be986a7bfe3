import { ENDPOINTS } from '../../engine/api/endpoints.ts';
import { isRecord } from '../../engine/api/envelope.ts';
import type { SourceFile } from '../../engine/compile/documents.ts';
import { DestinationError } from '../load/Destination.ts';
import { callServer, signInAt } from '../load/serverCalls.ts';

/** What a running server says of its declarations. */
export interface Deployed {
  /** Its files; absent where whoever asks may not read them. */
  files?: SourceFile[];
  /** Hashes of its pages by id, as far as whoever asks may open them. */
  pages: Map<string, string>;
  /** These are all pages, and whole. */
  complete: boolean;
  /** Files with errors: it goes on with what they were before. Empty where it does not tell. */
  broken: string[];
}

export interface Credentials {
  token: string | undefined;
  user: string | undefined;
  password: string | undefined;
}

const WAYS = { address: '写对地址', account: '用 WEFT_USER 与 WEFT_PASSWORD 指定账号，或用 WEFT_TOKEN' };

/** Asks that one address, and no other. Throws DestinationError. */
export async function readDeployed(url: string, { token, user, password }: Credentials): Promise<Deployed> {
  const base = url.replace(/\/+$/, '');
  const own = token ?? (await signInAt(base, { user, password }, WAYS));
  const headers = { 'x-access-token': own };
  try {
    const manifest = await ask(base + ENDPOINTS.manifest.path, headers);
    if (!isRecord(manifest)) throw new DestinationError(`${base} 不认识这个登录令牌，请检查 WEFT_TOKEN 或账号`);
    const sources = await ask(base + ENDPOINTS.sources.path, headers);
    const files = isRecord(sources) ? filesIn(sources.files) : undefined;
    return {
      ...(files === undefined ? {} : { files }),
      pages: new Map(listIn(manifest.screens).map(({ id, hash }) => [String(id), String(hash)])),
      complete: manifest.complete === true,
      broken: [
        ...new Set(
          listIn(manifest.problems).flatMap(({ severity, file }) => (severity === 'error' ? [String(file)] : [])),
        ),
      ],
    };
  } finally {
    // A session that was only opened for this ends with it; a token belongs to whoever gave it.
    if (token === undefined) await callServer(base + ENDPOINTS.signOut.path, headers, {}).catch(() => undefined);
  }
}

/** What is answered; undefined where it is refused. */
async function ask(url: string, headers: Record<string, string>): Promise<unknown> {
  try {
    const { success, result } = await callServer(url, headers);
    return success ? result : undefined;
  } catch (error) {
    if (error instanceof DestinationError) throw error;
    throw new DestinationError(`连接不上 ${new URL(url).origin}，请检查地址与服务`);
  }
}

const listIn = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isRecord) : []);

function filesIn(value: unknown): SourceFile[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return listIn(value).map(({ path, text }) => ({ path: String(path), text: String(text) }));
}
