import { Button, Popconfirm } from 'antd';
import { memo, useState } from 'react';
import { WRITE_SCREENS } from '../../../engine/permissions/general.ts';
import { isShown } from '../../../engine/permissions/lists.ts';
import { usePermissions } from '../../services/useMenu.ts';
import { saveFile } from '../../ui/saveFile.ts';
import { useNewest } from '../../ui/useNewest.ts';
import type { Findings } from '../compiler/useCompiler.ts';
import { KeysButton } from '../editor/KeysButton.tsx';
import { type Drafts, revisedBy } from '../files/drafts.ts';
import type { Asking } from '../preview/useAsked.ts';
import { ShareButton } from '../sharing/ShareButton.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import { patchOf } from './patch.ts';

interface BarProps {
  drafts: Drafts;
  findings: Findings;
  overtaken: readonly string[];
  asking: Asking;
  onGiveUp: (paths: readonly string[]) => void;
  /** These are in force. */
  onSettled: (drafts: Drafts) => void;
  reread: () => Promise<void>;
}

/** How much is not published, and what can be done with it. */
export function Bar({ drafts, findings, overtaken, asking, onGiveUp, onSettled, reread }: BarProps) {
  const [publishing, setPublishing] = useState(false);
  const paths = Object.keys(drafts);
  const draftsNow = useNewest(() => drafts);
  const download = useNewest(() =>
    saveFile(new Blob([patchOf(revisedBy(drafts))], { type: 'text/x-diff' }), '声明改动.patch'),
  );
  const giveUpAll = useNewest(() => onGiveUp(paths));
  const begin = useNewest(() => setPublishing(true));
  // Whatever was sent, not what is there by now: one may have gone on writing.
  const published = async (sent: Drafts) => {
    await reread();
    onSettled(sent);
    setPublishing(false);
  };
  return (
    <>
      <Face count={paths.length} drafts={draftsNow} onGiveUp={giveUpAll} onDownload={download} onPublish={begin} />
      {publishing && (
        <PublishDialog
          drafts={drafts}
          findings={findings}
          overtaken={overtaken}
          asking={asking}
          onDownload={download}
          onPublished={published}
          onConflict={reread}
          onClose={() => setPublishing(false)}
        />
      )}
    </>
  );
}

interface FaceProps {
  count: number;
  drafts: () => Drafts;
  onGiveUp: () => void;
  onDownload: () => void;
  onPublish: () => void;
}

/** Stays as it is between the first change and the last one taken back: what comes and goes moves all beside it. */
const Face = memo(function Face({ count, drafts, onGiveUp, onDownload, onPublish }: FaceProps) {
  const permissions = usePermissions();
  const none = count === 0;
  return (
    <div className="playground-bar">
      <span>
        {none
          ? '没有未发布的改动；改动只存在本浏览器，不影响别人'
          : `${count} 个文件有未发布的改动，只存在本浏览器，不影响别人`}
      </span>
      <span className="playground-acts">
        <KeysButton />
        <Popconfirm title="放弃全部改动？" description="放弃后不能找回" onConfirm={onGiveUp} disabled={none}>
          <Button size="small" disabled={none}>
            放弃改动
          </Button>
        </Popconfirm>
        <ShareButton drafts={drafts} />
        <Button size="small" disabled={none} onClick={onDownload}>
          下载补丁
        </Button>
        {isShown(WRITE_SCREENS, permissions) && (
          <Button size="small" type="primary" disabled={none} onClick={onPublish}>
            发布…
          </Button>
        )}
      </span>
    </div>
  );
});
