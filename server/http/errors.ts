/**
 * A refusal that is shown to the caller: HTTP status, body code, a fixed Chinese sentence.
 * Anything else that is thrown is a bug and answers with a generic sentence.
 */
export class Refusal extends Error {
  override readonly name: string = 'Refusal';
  constructor(
    readonly status: number,
    readonly code: number,
    message: string,
    readonly result: unknown = null,
  ) {
    super(message);
  }
}

/** The work was done before under the same key: what was answered then is answered again. */
export class RepeatedError extends Error {
  override readonly name = 'RepeatedError';
  constructor(
    readonly status: number,
    /** JSON text. */
    readonly reply: string,
  ) {
    super('the work was done before');
  }
}

/** The request does not fit what the route takes; refused before any SQL. `why` is for the log only. */
export class ParamError extends Refusal {
  override readonly name = 'ParamError';
  constructor(readonly why?: string) {
    super(400, 400, '参数错误');
  }
}

/** No token, or one that never was valid. */
export class UnauthorizedError extends Refusal {
  override readonly name = 'UnauthorizedError';
  constructor() {
    super(401, 401, '未授权，请重新登录');
  }
}

/** A token that was valid and is now expired or revoked. */
export class ExpiredError extends Refusal {
  override readonly name = 'ExpiredError';
  constructor() {
    super(200, 510, 'Token失效，请重新登录');
  }
}

/** The actor lacks the right. `why` is for the log only. */
export class ForbiddenError extends Refusal {
  override readonly name = 'ForbiddenError';
  constructor(readonly why?: string) {
    super(403, 403, '没有权限访问');
  }
}

/** The record is not there, or belongs to another tenant: the answer is the same. */
export class NotFoundError extends Refusal {
  override readonly name = 'NotFoundError';
  constructor(message = '未找到对应数据') {
    super(200, 404, message);
  }
}

/** Nothing answers at the address. */
export class NoAddressError extends Refusal {
  override readonly name = 'NoAddressError';
  constructor() {
    super(404, 404, '很抱歉，资源未找到!');
  }
}

/** The named version is no longer the stored one; `current` is the row as it is now. */
export class ConflictError extends Refusal {
  override readonly name = 'ConflictError';
  constructor(current: unknown, message = '数据已被他人修改') {
    super(200, 409, message, current);
  }
}

/** A rule of the business says no; `message` is shown to the user as it is, `result` may name the fields. */
export class BusinessError extends Refusal {
  override readonly name = 'BusinessError';
  constructor(message: string, result: unknown = null) {
    super(200, 500, message, result);
  }
}

/** Body, address or parameter over its limit. */
export class TooLargeError extends Refusal {
  override readonly name = 'TooLargeError';
  constructor() {
    super(413, 413, '请求内容过大');
  }
}

/** More requests than allowed. */
export class TooManyError extends Refusal {
  override readonly name = 'TooManyError';
  constructor(message = '请求过于频繁，请稍后再试') {
    super(429, 429, message);
  }
}
