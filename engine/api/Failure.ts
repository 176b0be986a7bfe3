import { type Envelope, isRecord } from './envelope.ts';

/**
 * Why a call failed. `business`: the server refused (body code 500 and others); `invalid`: parameters (400);
 * `conflict`: another one saved first (409, `result` is the current row); `captcha`: the server wants one (412);
 * `expired` and `unauthorized`: sign in again; `unreachable`: no answer at all; `aborted`: the caller gave up.
 */
export type FailureKind =
  | 'business'
  | 'invalid'
  | 'conflict'
  | 'captcha'
  | 'missing'
  | 'forbidden'
  | 'unauthorized'
  | 'expired'
  | 'http'
  | 'timeout'
  | 'unreachable'
  | 'aborted';

export interface FailureCause {
  kind: FailureKind;
  /** Body code where there is one, else the HTTP status; 0 when there was no answer. */
  code: number;
  message: string;
  /** HTTP status; 0 when there was no answer. */
  status?: number;
  envelope?: Envelope;
}

/** The network or the server failed. Typed, meant for people, retryable; never a bug. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly kind: FailureKind;
  readonly code: number;
  readonly status: number;
  readonly envelope: Envelope | undefined;

  constructor(cause: FailureCause) {
    super(cause.message);
    this.kind = cause.kind;
    this.code = cause.code;
    this.status = cause.status ?? 0;
    this.envelope = cause.envelope;
  }

  /** Nobody is signed in any more. It is told in one place, whoever called: callers need not say it again. */
  get endsSession(): boolean {
    return this.kind === 'expired' || this.kind === 'unauthorized';
  }

  /** By which the operator finds a bug in the logs; undefined where the reply names none. */
  get requestId(): string | undefined {
    const { result } = this;
    const id = isRecord(result) ? result.requestId : undefined;
    return typeof id === 'string' ? id : undefined;
  }

  /** The failing reply's `result`; on a conflict the row as it is now. */
  get result(): unknown {
    return this.envelope?.result;
  }
}

/** No answer within the time limit. */
export function timeoutFailure(): Failure {
  return new Failure({ kind: 'timeout', code: 0, message: '网络超时' });
}

/** No answer at all: connection refused, offline, name not found. */
export function unreachableFailure(): Failure {
  return new Failure({ kind: 'unreachable', code: 0, message: '网络或者登录信息过期，请刷新重试' });
}

/** The caller gave the call up; nobody is to be told. */
export function abortedFailure(): Failure {
  return new Failure({ kind: 'aborted', code: 0, message: '请求已取消' });
}
