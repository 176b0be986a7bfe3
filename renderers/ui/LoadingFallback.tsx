import { theme } from 'antd';
import './loadingFallback.css';

/** Stands at the window's upper edge while what was opened is still fetched; unseen where that takes no time. */
export function LoadingFallback() {
  const { token } = theme.useToken();
  return <div className="part-coming" role="progressbar" aria-label="正在打开" style={{ color: token.colorPrimary }} />;
}
