import { type Envelope, parseJson, toEnvelope } from '../../engine/api/envelope.ts';
import { abortedFailure, Failure, timeoutFailure, unreachableFailure } from '../../engine/api/Failure.ts';
import { failureOf } from '../../engine/api/failureOf.ts';

/** A multipart call. */
export interface FileCall {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: FormData;
  /** Milliseconds. */
  timeout: number;
  /** 0–100. */
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

/**
 * Sends a file and answers the envelope; rejects with a Failure and nothing else. XMLHttpRequest, since `fetch` tells
 * nothing of how much has been sent.
 */
export function uploadFile(
  call: FileCall,
  create: () => XMLHttpRequest = () => new XMLHttpRequest(),
): Promise<Envelope> {
  if (call.signal.aborted) return Promise.reject(abortedFailure());
  return new Promise((resolve, reject) => {
    const request = create();
    request.open('POST', call.url);
    request.timeout = call.timeout;
    for (const [name, value] of Object.entries(call.headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) call.onProgress((loaded / total) * 100);
    };
    request.onload = () => {
      const read = answerOf(request.status, request.responseText);
      if (read instanceof Failure) reject(read);
      else resolve(read);
    };
    request.onerror = () => reject(unreachableFailure());
    request.ontimeout = () => reject(timeoutFailure());
    request.onabort = () => reject(abortedFailure());
    call.signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(call.body);
  });
}

function answerOf(status: number, text: string): Envelope | Failure {
  const body = parseJson(text);
  const envelope = body === undefined ? undefined : toEnvelope(body);
  const failure = failureOf(status, envelope);
  if (failure) return failure;
  return envelope ?? new Failure({ kind: 'http', code: status, status, message: '服务器返回的内容无法识别' });
}
