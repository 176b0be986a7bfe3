import { type ReactNode, useState } from 'react';
import { ENDPOINTS } from '../../engine/api/endpoints.ts';
import { Failure } from '../../engine/api/Failure.ts';
import type { Notice } from '../../engine/notices/Notice.ts';
import { useClient } from '../services/services.ts';
import { lazyComponent } from '../ui/lazyComponent.tsx';
import { Panel } from '../ui/Panel.tsx';
import { useBell } from './bellOf.ts';

const NoticeModal = lazyComponent('NoticeModal', () => import('./NoticeModal.tsx').then((part) => part.NoticeModal));
const NoticeRecord = lazyComponent('NoticeRecord', () =>
  import('./NoticeRecord.tsx').then((part) => part.NoticeRecord),
);

interface Opening {
  /** Marks it read, then has the bell look again, then shows it. */
  open: (notice: Notice) => Promise<void>;
  /** Marks it read and no more. */
  markRead: (notice: Notice) => Promise<void>;
  /** The window it is shown in; to be drawn. */
  viewer: ReactNode;
}

/** Opening announcements; `onRead` is told when one has been read. */
export function useOpenNotice(onRead?: () => void): Opening {
  const client = useClient();
  const { bell } = useBell();
  const [opened, setOpened] = useState<Notice>();
  const [plain, setPlain] = useState(false);

  const markRead = async ({ id }: Notice) => {
    try {
      await client.put(ENDPOINTS.markAnnouncementRead.path, { anntId: id });
    } finally {
      void bell?.reload();
      onRead?.();
    }
  };
  const open = async (notice: Notice) => {
    try {
      await markRead(notice);
    } catch (error) {
      // Taken back meanwhile: that has been said. What merely could not be noted can be read all the same.
      if (error instanceof Failure && error.kind === 'business') return;
    }
    setPlain(false);
    setOpened(notice);
  };
  const close = () => setOpened(undefined);
  const asRecord = opened?.openType === 'component' && opened.openPage !== '' && !plain;
  const viewer = opened && (
    <Panel name="通知消息" onClose={close}>
      {asRecord ? (
        <NoticeRecord notice={opened} onClose={close} onMissing={() => setPlain(true)} />
      ) : (
        <NoticeModal notice={opened} onClose={close} />
      )}
    </Panel>
  );
  return { open, markRead, viewer };
}
