import { Typography } from 'antd';
import dayjs from 'dayjs';
import type { CallTrace } from '../../../engine/api/envelope.ts';

/** A call and how it was answered; `what` it brought. */
export function Call({ call: { method, url, status, began, took, id }, what }: { call: CallTrace; what: string }) {
  return (
    <>
      <code className="why-call">
        {method} {decodeURIComponent(url)}
      </code>
      <p className="why-place">
        {`${dayjs(began).format('HH:mm:ss')} 发出，${took} 毫秒后回答：状态 ${status}，${what}`}
      </p>
      {id !== undefined && (
        <p className="why-place">
          请求号{' '}
          <Typography.Text type="secondary" copyable>
            {id}
          </Typography.Text>
        </p>
      )}
    </>
  );
}
