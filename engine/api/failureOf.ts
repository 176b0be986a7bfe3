import type { Envelope } from './envelope.ts';
import { Failure, type FailureKind } from './Failure.ts';

const EXPIRED_MARKER = 'Token失效';

const HTTP_TEXT: Record<number, { kind: FailureKind; text: string }> = {
  401: { kind: 'unauthorized', text: '未授权，请重新登录' },
  403: { kind: 'forbidden', text: '拒绝访问' },
  404: { kind: 'missing', text: '很抱歉，资源未找到!' },
  504: { kind: 'timeout', text: '网络超时' },
};

const BODY_KIND: Record<string, FailureKind> = {
  400: 'invalid',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'missing',
  409: 'conflict',
  412: 'captcha',
  510: 'expired',
};

const BODY_TEXT: Partial<Record<FailureKind, string>> = {
  expired: '登录已过期，请重新登录',
  conflict: '数据已被他人修改',
  missing: '未找到对应数据',
  forbidden: '没有权限访问',
  unauthorized: '未授权，请重新登录',
};

/** The failure a reply stands for; none when all is well. */
export function failureOf(status: number, envelope: Envelope | undefined): Failure | undefined {
  if (status >= 200 && status < 300) return envelope && !envelope.success ? bodyFailure(status, envelope) : undefined;
  return httpFailure(status, envelope);
}

function bodyFailure(status: number, envelope: Envelope): Failure {
  const code = Number(envelope.code) || 0;
  const kind = isExpiredMarker(code, envelope) ? 'expired' : (BODY_KIND[String(envelope.code)] ?? 'business');
  const message = envelope.message || BODY_TEXT[kind] || '操作失败';
  return new Failure({ kind, code, status, message, envelope });
}

function httpFailure(status: number, envelope: Envelope | undefined): Failure {
  const fixed = HTTP_TEXT[status];
  if (fixed) return new Failure({ kind: fixed.kind, code: status, status, message: fixed.text, envelope });
  const code = Number(envelope?.code) || status;
  const message = envelope?.message || `请求失败（${status}）`;
  if (envelope && (code === 510 || isExpiredMarker(status, envelope))) {
    return new Failure({ kind: 'expired', code, status, message, envelope });
  }
  const kind = status === 400 ? 'invalid' : 'http';
  return new Failure({ kind, code, status, message, envelope });
}

function isExpiredMarker(code: number, envelope: Envelope): boolean {
  return code === 500 && envelope.message.includes(EXPIRED_MARKER);
}
