import { FullscreenExitOutlined, FullscreenOutlined, PaperClipOutlined } from '@ant-design/icons';
import { Button, Modal, theme } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Notice } from '../../engine/notices/Notice.ts';
import { safeRedirect } from '../../engine/routes/address.ts';
import { fileName, savingWord } from '../cells/drawing/fileMarks.ts';
import { codesOf } from '../cells/drawing/items.ts';
import { useCellSources } from '../cells/useCellSources.ts';
import { Markup } from '../ui/markup/Markup.tsx';
import { useNarrow } from '../ui/useMedia.ts';
import { PriorityTag } from './NoticeRow.tsx';
import { useSenderNames } from './useSenderNames.ts';
import './notices.css';

interface NoticeModalProps {
  notice: Notice;
  onClose: () => void;
}

/** One announcement to read: who, when, and what, made harmless (A092). */
export function NoticeModal({ notice, onClose }: NoticeModalProps) {
  const { titile, sender, sendTime, msgContent, msgAbstract, priority, files: attached } = notice;
  const { token } = theme.useToken();
  const narrow = useNarrow();
  const navigate = useNavigate();
  const { files } = useCellSources();
  const nameOf = useSenderNames([sender]);
  const [full, setFull] = useState(false);
  const whole = narrow || full;
  const target = targetOf(notice);
  const follow = () => {
    onClose();
    void navigate(target);
  };
  return (
    <Modal
      open
      title="通知消息"
      width={whole ? '100%' : '60%'}
      mask={{ closable: true }}
      onCancel={onClose}
      style={whole ? { top: 0, maxWidth: '100vw', margin: 0, padding: 0 } : { top: 24 }}
      styles={{
        container: whole ? { display: 'flex', flexDirection: 'column', minHeight: '100dvh', borderRadius: 0 } : {},
        footer: { marginTop: 'auto' },
        body: { height: '80vh', maxHeight: 'calc(100dvh - 128px)', overflowY: 'auto' },
      }}
      footer={[
        <Button key="close" onClick={onClose}>
          关闭
        </Button>,
        target !== '' && (
          <Button key="follow" type="primary" onClick={follow}>
            去处理
          </Button>
        ),
      ]}
    >
      {!narrow && (
        <Button
          className="notice-full"
          type="text"
          aria-label={full ? '退出全屏' : '全屏'}
          title={full ? '退出全屏' : '全屏'}
          icon={full ? <FullscreenExitOutlined /> : <FullscreenOutlined />}
          onClick={() => setFull(!full)}
        />
      )}
      <article className="notice-article">
        <h2 style={{ color: token.colorText }}>{titile}</h2>
        <p className="notice-about" style={{ color: token.colorTextSecondary }}>
          <PriorityTag priority={priority} />
          <span>发布人：{nameOf(sender)}</span>
          <span>发布时间：{sendTime}</span>
        </p>
        {msgContent === '' ? (
          <p style={{ color: token.colorTextSecondary }}>{msgAbstract || '没有更多内容'}</p>
        ) : (
          <Markup html={msgContent} files={files} />
        )}
        {attached !== '' && (
          <div className="notice-files">
            <span style={{ color: token.colorTextSecondary }}>附件：</span>
            {codesOf(attached).map((path) => (
              <Button
                key={path}
                type="link"
                size="small"
                icon={<PaperClipOutlined />}
                title={savingWord(path)}
                onClick={() => files?.save(path)}
              >
                {fileName(path)}
              </Button>
            ))}
          </div>
        )}
      </article>
    </Modal>
  );
}

/** A path of this site, or nothing: whatever was stored, it leads nowhere else (A093, A096). */
function targetOf({ openType, openPage }: Notice): string {
  if (openType !== 'url' || openPage === '') return '';
  return safeRedirect(openPage.startsWith('/') ? openPage : `/${openPage}`, '');
}
