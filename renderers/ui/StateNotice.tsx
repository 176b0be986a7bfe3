import { Button, theme } from 'antd';
import { type ReactNode, useState } from 'react';
import './notice.css';
import { useNavigate } from 'react-router-dom';
import { copyText } from './copyText.ts';

export interface StateNoticeProps {
  /** Large mark above the title: `404`, or a drawn sign. */
  mark?: ReactNode;
  title: string;
  /** One sentence: why, and what helps. */
  text?: ReactNode;
  /** One or two buttons. */
  action?: ReactNode;
  /** For whoever is asked for help; folded. */
  details?: string;
  /** Fills the page instead of its place. */
  whole?: boolean;
}

/** An empty, failed, missing or forbidden place: what happened, why, and the way out. */
export function StateNotice({ mark, title, text, action, details, whole }: StateNoticeProps) {
  const { token } = theme.useToken();
  return (
    <section
      className={whole ? 'weft-notice weft-notice-whole' : 'weft-notice'}
      role="alert"
      style={{ color: token.colorText }}
    >
      {mark === undefined ? null : (
        <div className="weft-notice-mark" style={{ color: token.colorTextTertiary }} aria-hidden>
          {mark}
        </div>
      )}
      <h2>{title}</h2>
      {text === undefined ? null : <p style={{ color: token.colorTextSecondary }}>{text}</p>}
      {action === undefined ? null : <div className="weft-notice-action">{action}</div>}
      {details ? <Details text={details} /> : null}
    </section>
  );
}

function Details({ text }: { text: string }) {
  const { token } = theme.useToken();
  const [copied, setCopied] = useState(false);
  const copy = async () => setCopied(await copyText(text));
  return (
    <details style={{ color: token.colorTextSecondary }}>
      <summary>详细信息</summary>
      <pre style={{ background: token.colorFillQuaternary, borderRadius: token.borderRadius }}>{text}</pre>
      <Button size="small" onClick={() => void copy()}>
        {copied ? '已复制' : '复制'}
      </Button>
    </details>
  );
}

/** The one button of a place that leads to another page. */
export function NavigateButton({ to, children }: { to: string; children: ReactNode }) {
  const navigate = useNavigate();
  return (
    <Button type="primary" onClick={() => navigate(to)}>
      {children}
    </Button>
  );
}
