import { Alert, App, Button, Checkbox, Input, Modal } from 'antd';
import { useCallback, useId, useState } from 'react';
import { LONGEST_MESSAGE } from '../../../engine/authoring/publishing/Publication.ts';
import { useServices } from '../../services/services.ts';
import { ScreenSkeleton } from '../../ui/States.tsx';
import type { Findings } from '../compiler/useCompiler.ts';
import type { Drafts } from '../files/drafts.ts';
import { Difference } from '../preview/Changes.tsx';
import { type Asking, useAsked } from '../preview/useAsked.ts';
import { useGit } from './useGit.ts';
import { useSending } from './useSending.ts';
import { NOW, type Way, WayChoice } from './Way.tsx';

interface PublishDialogProps {
  drafts: Drafts;
  findings: Findings;
  /** Paths that somebody else has changed meanwhile. */
  overtaken: readonly string[];
  asking: Asking;
  onDownload: () => void;
  /** These are in force. */
  onPublished: (sent: Drafts) => Promise<void>;
  /** Somebody was faster: the files are to be read again. */
  onConflict: () => Promise<void>;
  onClose: () => void;
}

/** What publishing means and reaches, why it is done, and, where something is lost by it, that this is known. */
export function PublishDialog(props: PublishDialogProps) {
  const { drafts, findings, overtaken, asking, onDownload, onPublished, onConflict, onClose } = props;
  const { message: toast } = App.useApp();
  const [message, setMessage, forgetMessage] = useMessage();
  const [confirmed, setConfirmed] = useState(false);
  const [way, setWay] = useState<Way>(NOW);
  const git = useGit();
  const isNow = way.kind === 'now';
  const id = useId();
  const { compare, published } = asking;
  const { answer, busy, failed } = useAsked(
    findings,
    useCallback(() => compare(published), [compare, published]),
  );
  const { send, sending, refused } = useSending(drafts, onConflict);
  const lost = isNow ? (answer?.changes.filter(({ destructive }) => destructive).length ?? 0) : 0;
  const stop = reasonNotTo(findings, overtaken) ?? failed;
  const isSaid = message.trim() !== '' && (lost === 0 || confirmed) && (isNow || way.branch !== '');
  const ready = stop === undefined && answer !== undefined && isSaid;
  const publish = async () => {
    const done = await send(message.trim(), isNow ? { confirmed } : { branch: way.branch });
    if (done === undefined) return;
    forgetMessage();
    if (!isNow) {
      toast.success(`已提交到分支 ${way.branch}（${done.commit?.slice(0, 12)}），没有生效；草稿还在`);
      return onClose();
    }
    await onPublished(drafts);
    toast.success('发布成功！');
  };
  return (
    <Modal
      open
      title={`发布 ${Object.keys(drafts).length} 个文件${isNow ? '，对所有人生效' : ''}`}
      width={720}
      onCancel={onClose}
      footer={[
        <Button key="patch" onClick={onDownload}>
          下载补丁
        </Button>,
        <Button key="close" onClick={onClose}>
          取消
        </Button>,
        <Button key="ok" type="primary" disabled={!ready} loading={sending} onClick={() => void publish()}>
          {isNow ? '发布' : '提交'}
        </Button>,
      ]}
    >
      <div className="playground-publish">
        {stop !== undefined && <Alert showIcon type="error" title={stop} />}
        {refused && <Alert showIcon type="error" title={refused.message} description={refused.details.join('\n')} />}
        {stop === undefined && busy && <ScreenSkeleton />}
        {stop === undefined && answer && <Difference radius={answer} />}
        <WayChoice way={way} git={git} onWay={setWay} />
        <label htmlFor={id}>发布说明</label>
        <Input.TextArea
          id={id}
          value={message}
          maxLength={LONGEST_MESSAGE}
          showCount
          autoSize={{ minRows: 2, maxRows: 4 }}
          placeholder="改了什么，为什么（必填，会记入历史）"
          onChange={(event) => setMessage(event.target.value)}
        />
        {lost > 0 && (
          <Checkbox checked={confirmed} onChange={(event) => setConfirmed(event.target.checked)}>
            我知道其中 {lost} 处是破坏性改动，仍要发布
          </Checkbox>
        )}
      </div>
    </Modal>
  );
}

const MESSAGE = 'publish_message';

/** Why it is done. It outlives the dialog: where somebody else was faster, one closes it to decide, and comes back. */
function useMessage(): [message: string, write: (text: string) => void, forget: () => void] {
  const { tab } = useServices();
  const [message, setMessage] = useState(() => String(tab.read(MESSAGE) ?? ''));
  const write = (text: string) => {
    setMessage(text);
    tab.write(MESSAGE, text);
  };
  return [message, write, () => tab.remove(MESSAGE)];
}

function reasonNotTo({ problems }: Findings, overtaken: readonly string[]): string | undefined {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  if (errors > 0) return `还有 ${errors} 个错误，改好后才能发布`;
  if (overtaken.length === 0) return undefined;
  const names = overtaken.map((path) => path.replace(/^screens\//, '')).join('、');
  return `${names} 在您改动期间已被别人改过，请先在页面上方决定保留谁的`;
}
