import type { CancelSignal } from './cancel.ts';
import { CASE_HEADER, CHANGE_SET_HEADER } from './endpoints.ts';
import { type CallTrace, type Envelope, parseJson, toEnvelope } from './envelope.ts';
import { Failure } from './Failure.ts';
import { failureOf } from './failureOf.ts';
import type { FileBody, Incoming, Method, Outgoing, Send } from './send.ts';
import { isSigned, type Signature, signatureTime, signedText } from './signature.ts';
import { type Params, withQuery } from './withQuery.ts';

export interface CallOptions {
  signal?: CancelSignal;
  /** `true`: the caller shows failures itself, the end of the session aside; `all`: that too. */
  silent?: boolean | 'all';
  /** Milliseconds; default 100000, for files 1000000. */
  timeout?: number;
  /** Names a change, so that sending it again cannot do it twice; made up for a POST that has none. */
  idempotencyKey?: string;
  /** Who of a live-synced page saves, so that it knows its own echo. */
  caseId?: string | undefined;
  /** The envelope tells of the call itself. */
  traced?: boolean;
  /** Goes on when the page is left meanwhile. */
  outlives?: boolean;
}

/** Who calls. */
export interface Caller {
  token?: string | undefined;
  tenantId?: string | undefined;
}

export interface Request extends CallOptions {
  method: Method;
  /** Relative to the API base: `/sys/login`. */
  path: string;
  params?: Params;
  body?: unknown;
}

export interface ClientOptions<File extends FileBody = FileBody> {
  send: Send<File>;
  /** Epoch milliseconds. */
  clock: () => number;
  /** A new unguessable text. */
  random: () => string;
  /** Who is signed in at the moment of the call. */
  session: () => Caller;
  signature?: () => Signature | undefined;
  /** The low-code app of the page at the moment of the call. */
  lowApp?: () => string | undefined;
  /** Put before every path; empty by default. */
  base?: string;
  /** The one place that shows failures: told of every one that its caller does not show and nobody asked for. */
  onFailure?: (failure: Failure) => void;
  /** Told of every call that changes something or brings a file; `said`: why it failed, empty where it did not. */
  onDone?: (call: CallTrace, said: string) => void;
}

/** The one way to the server. Every method rejects with a Failure and nothing else. */
export interface Client<File extends FileBody = FileBody> {
  /** The whole envelope of a successful call. */
  exchange(request: Request): Promise<Envelope>;
  get<T>(path: string, params?: Params, options?: CallOptions): Promise<T>;
  post<T>(path: string, body?: unknown, options?: CallOptions): Promise<T>;
  put<T>(path: string, body?: unknown, options?: CallOptions): Promise<T>;
  delete<T>(path: string, params?: Params, options?: CallOptions): Promise<T>;
  /** A file; a JSON error inside a file reply is a failure, not a file. */
  download(path: string, params?: Params, options?: CallOptions): Promise<Download<File>>;
  /** The same way for another caller than whoever is signed in. */
  as(caller: Caller): Client<File>;
}

export interface Download<File extends FileBody = FileBody> {
  file: File;
  /** From Content-Disposition; undefined when the server names none. */
  name: string | undefined;
}

const TIMEOUT = 100_000;
/** Ms a file may take, either way. */
export const FILE_TIMEOUT = 1_000_000;
const UNTIMED = 'sys/dict/getDictItems';

/** Builds the request layer over `send`. */
export function createClient<File extends FileBody>(options: ClientOptions<File>): Client<File> {
  async function perform<T>(
    request: Request,
    read: (incoming: Incoming<File>) => Promise<T>,
    told = request.method !== 'GET',
  ): Promise<T> {
    const began = options.clock();
    let incoming: Incoming<File> | undefined;
    const tell = (said: string) => told && options.onDone?.(traceOf(request, incoming, began, options.clock()), said);
    try {
      const now = options.clock();
      const sent = outgoing(request, options, now);
      const signature = options.signature?.();
      if (isSigned(signature, request.path.split('?', 1)[0] ?? '')) {
        // There already, nothing is waited for: a call of a page that is being left goes out at once.
        signer ??= await import('./sign.ts');
        addSignature(signer, sent, request, signature, now);
      }
      incoming = await options.send(sent);
      const answer = await read(incoming);
      tell('');
      return answer;
    } catch (error) {
      if (error instanceof Failure) tell(error.message);
      if (error instanceof Failure && isReported(error, request.silent)) options.onFailure?.(error);
      throw error;
    }
  }
  const exchange = async (request: Request): Promise<Envelope> => {
    if (!request.traced) return perform(request, readEnvelope);
    const began = options.clock();
    return perform(request, async (incoming) => {
      const envelope = await readEnvelope(incoming);
      return { ...envelope, call: traceOf(request, incoming, began, options.clock()) };
    });
  };
  const call = async <T>(request: Request) => (await exchange(request)).result as T;
  return {
    exchange,
    get: (path, params, more) => call({ ...more, method: 'GET', path, params }),
    post: (path, body, more) => call({ ...more, method: 'POST', path, body }),
    put: (path, body, more) => call({ ...more, method: 'PUT', path, body }),
    delete: (path, params, more) => call({ ...more, method: 'DELETE', path, params }),
    download: (path, params, more) =>
      perform({ timeout: FILE_TIMEOUT, ...more, method: 'GET', path, params }, readDownload, true),
    as: (caller) => createClient({ ...options, session: () => caller }),
  };
}

function traceOf(
  { method, path, params }: Request,
  incoming: Pick<Incoming, 'status' | 'header'> | undefined,
  began: number,
  now: number,
): CallTrace {
  const { status = 0 } = incoming ?? {};
  const id = incoming?.header('x-request-id');
  return { method, url: withQuery(path, params), status, began, took: now - began, id };
}

function isReported(failure: Failure, silent: CallOptions['silent']): boolean {
  if (failure.kind === 'aborted' || silent === 'all') return false;
  return !silent || failure.endsSession;
}

function outgoing<File extends FileBody>(request: Request, options: ClientOptions<File>, now: number): Outgoing {
  const timed = request.method === 'GET' && !request.path.includes(UNTIMED);
  // Before the caller's own, so that a caller may set it.
  const params = timed ? { _t: Math.floor(now / 1000), ...request.params } : request.params;
  const headers = headersOf(request, options);
  const body = request.body === undefined ? undefined : JSON.stringify(request.body);
  const url = (options.base ?? '') + withQuery(request.path, params);
  if (body !== undefined) headers['Content-Type'] = 'application/json;charset=UTF-8';
  return {
    method: request.method,
    url,
    headers,
    body,
    timeout: request.timeout ?? TIMEOUT,
    signal: request.signal,
    ...(request.outlives ? { outlives: true } : {}),
  };
}

function headersOf<File extends FileBody>(request: Request, options: ClientOptions<File>) {
  const { token, tenantId } = options.session();
  const headers: Record<string, string> = { 'tenant-id': tenantId || '0' };
  if (token) headers['X-Access-Token'] = token;
  const lowApp = options.lowApp?.();
  if (lowApp) headers['X-Low-App-ID'] = lowApp;
  const key = request.idempotencyKey ?? (request.method === 'POST' ? options.random() : undefined);
  if (key !== undefined) headers['Idempotency-Key'] = key;
  if (request.caseId !== undefined) headers[CASE_HEADER] = request.caseId;
  return headers;
}

type Signer = typeof import('./sign.ts');

/** The hash comes with the first call that is signed; few servers ask for one. */
let signer: Signer | undefined;

/** The family's own signature covers neither path nor types and is for GET and POST; ours covers every call whole. */
function addSignature(
  { sign, signCall }: Signer,
  { method, url, headers, body = '' }: Outgoing,
  { path, params, body: value }: Request,
  { secret }: Signature,
  now: number,
): void {
  const time = signatureTime(now);
  headers['X-TIMESTAMP'] = time;
  headers['X-Sign-Call'] = signCall({ method, time, url, body }, secret);
  if (method === 'GET' || method === 'POST') headers['X-Sign'] = sign(signedText(path, params, value), secret);
}

async function readEnvelope(incoming: Incoming): Promise<Envelope> {
  const body = parseJson(await incoming.text());
  const envelope = body === undefined ? undefined : toEnvelope(body);
  const failure = failureOf(incoming.status, envelope);
  if (failure) throw failure;
  const changeSet = incoming.header(CHANGE_SET_HEADER.toLowerCase());
  if (envelope) return changeSet === undefined ? envelope : { ...envelope, changeSet };
  throw new Failure({
    kind: 'http',
    code: incoming.status,
    status: incoming.status,
    message: '服务器返回的内容无法识别',
  });
}

async function readDownload<File extends FileBody>(incoming: Incoming<File>): Promise<Download<File>> {
  const file = await incoming.file();
  const isError = incoming.status >= 300 || (incoming.header('content-type') ?? file.type).includes('application/json');
  if (isError) {
    const body = parseJson(await file.text());
    const failure = failureOf(incoming.status, body === undefined ? undefined : toEnvelope(body));
    if (failure) throw failure;
  }
  return { file, name: fileName(incoming.header('content-disposition')) };
}

function fileName(disposition: string | undefined): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded) {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return undefined;
    }
  }
  return /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1];
}
