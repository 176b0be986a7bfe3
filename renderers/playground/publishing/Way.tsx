import { Input, Radio, Typography } from 'antd';
import { useId } from 'react';
import type { Git } from './useGit.ts';

/** How drafts are published: in force at once, or as a commit on a branch, which somebody merges. */
export interface Way {
  kind: 'now' | 'branch';
  branch: string;
}

export const NOW: Way = { kind: 'now', branch: '' };

/** The branch stands there, or cannot: then with the reason. */
export function WayChoice({ way, git, onWay }: { way: Way; git: Git | undefined; onWay: (way: Way) => void }) {
  const id = useId();
  return (
    <div className="playground-way">
      <Radio.Group
        aria-label="怎样发布"
        value={way.kind}
        onChange={({ target }) => onWay({ ...way, kind: target.value })}
        options={[
          { value: 'now', label: '立即对所有人生效' },
          { value: 'branch', label: '提交到 git 分支，由人合并', disabled: git === undefined || git.why !== undefined },
        ]}
      />
      {git?.why !== undefined && <Typography.Text type="secondary">不能提交到分支：{git.why}</Typography.Text>}
      {way.kind === 'branch' && (
        <>
          <label htmlFor={id}>分支</label>
          <Input
            id={id}
            value={way.branch}
            placeholder="如 weft/price-list；没有就从现在的版本新建"
            onChange={({ target }) => onWay({ ...way, branch: target.value.trim() })}
          />
        </>
      )}
    </div>
  );
}
