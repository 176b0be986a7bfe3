import { App } from 'antd';
import { useCallback } from 'react';
import type { Drafts } from '../files/drafts.ts';
import type { RestoreDraft } from './History.tsx';

/** Brings texts back as drafts: nothing is in force by it, and drafts that are there go only when that was wanted. */
export function useRestoring(
  drafts: Drafts,
  write: (path: string, text: string | null) => void,
  open: (path: string) => void,
): RestoreDraft {
  const { message, modal } = App.useApp();
  return useCallback(
    (files, stays = false) => {
      const take = () => {
        for (const { path, text } of files) write(path, text);
        const [first] = files.filter(({ text }) => text !== null);
        if (first && !stays) open(first.path);
        message.success(`已取为草稿（${files.length} 个文件），还没有发布`);
      };
      const lost = files.filter(({ path, text }) => drafts[path] !== undefined && drafts[path].text !== text);
      if (lost.length === 0) return take();
      modal.confirm({
        title: `${lost.length} 个文件已有未发布的改动，要用取回的代替吗？`,
        content: lost.map(({ path }) => path.replace(/^screens\//, '')).join('、'),
        okText: '代替',
        onOk: take,
      });
    },
    [drafts, write, open, message, modal],
  );
}
