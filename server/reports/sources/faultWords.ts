import { closedWords } from '../../config/openAddress.ts';
import type { ForeignError } from '../../db/foreign/ForeignDatabase.ts';
import type { KeptSource } from './KeptSource.ts';

export const CLOSED_WORDS = closedWords('WEFT_SOURCE_ALLOW');
export const TYPE_ANEW = '改了种类、主机、端口、用户或加密，请重新填写密码';
export const NO_KEY = '没有配置加密密钥：请设置环境变量 WEFT_SECRET_KEY（至少 32 个字符），再填写密码';

type At = Pick<KeptSource, 'host' | 'port' | 'database' | 'timeLimit'>;

/** Why a database was not read, in words for people, with the way out. */
export function faultWords({ fault, message }: ForeignError, { host, port, database, timeLimit }: At): string {
  switch (fault) {
    case 'refused':
      return `${host}:${port} 拒绝连接，数据库没有启动或端口不对`;
    case 'unreachable':
      return `到不了 ${host}:${port}，请核对主机与网络`;
    case 'timeout':
      return `连接 ${host}:${port} 超时，请核对主机、端口与防火墙`;
    case 'password':
      return '用户名或密码不对';
    case 'database':
      return `没有数据库 ${database}，或这个用户不能使用它`;
    case 'right':
      return '这个用户没有读取的权限，请数据库管理员授权';
    case 'tls':
      return `加密连接没有建立（${message.slice(0, 100)}），请核对“加密”一项与证书`;
    case 'full':
      return '数据库的连接数已满，请稍后再试';
    case 'busy':
      return '同时读它的人太多，请稍后再试';
    case 'slow':
      return `超过 ${timeLimit} 秒没有结果，已停止；请缩小查询范围`;
    case 'lost':
      return '连接中断了，请稍后再试';
    case 'left':
      return '已经没有人等它的结果';
    case 'driver':
      return '服务器没有安装 mysql2：请运维运行 npm install，再重启';
    case 'sql':
      return '数据库不接受这张报表的 SQL，请联系报表的作者';
  }
}
