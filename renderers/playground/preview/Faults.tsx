import { CloseCircleOutlined, WarningOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { memo } from 'react';
import type { PagePlace } from '../../../engine/authoring/partAt.ts';
import type { Fault } from './Fault.ts';

interface FaultsProps {
  faults: readonly Fault[];
  /** What everybody can use is being looked at. */
  checking: boolean;
  /** It was looked at, and stands among the faults. */
  checked: boolean;
  onCheck: () => void;
  onPart: (part: PagePlace) => void;
}

/** What is wrong with the page as it is shown: what its console says, and what not everybody can use. */
export const Faults = memo(function Faults({ faults, checking, checked, onCheck, onPart }: FaultsProps) {
  const told = [...counted(faults)];
  return (
    <details className="playground-faults">
      <summary>
        页面本身的问题 <b>{told.length}</b>
      </summary>
      <Button size="small" loading={checking} onClick={onCheck}>
        检查无障碍
      </Button>
      {told.length === 0 && (
        <p className="playground-none">{checked ? '控制台没有报错，无障碍检查没有发现' : '控制台没有报错'}</p>
      )}
      <ul aria-label="页面本身的问题">
        {told.map(([key, { fault, count }]) => (
          <li key={key}>
            {fault.severity === 'error' ? (
              <CloseCircleOutlined className="playground-error" aria-label="错误" />
            ) : (
              <WarningOutlined className="playground-warning" aria-label="提醒" />
            )}
            <span className="playground-said">
              <b>
                {fault.text}
                {count > 1 && ` × ${count}`}
              </b>
              <small>{fault.from === 'console' ? '控制台' : `无障碍 · ${fault.where ?? ''}`}</small>
            </span>
            {fault.part && <ToLine part={fault.part} onPart={onPart} />}
          </li>
        ))}
      </ul>
    </details>
  );
});

function ToLine({ part, onPart }: { part: PagePlace; onPart: (part: PagePlace) => void }) {
  return (
    <Button size="small" type="link" onClick={() => onPart(part)}>
      到这一行
    </Button>
  );
}

/** What says the same is told once. */
function counted(faults: readonly Fault[]): Map<string, { fault: Fault; count: number }> {
  const told = new Map<string, { fault: Fault; count: number }>();
  for (const fault of faults) {
    const key = [fault.from, fault.text, fault.where].join(' ');
    told.set(key, { fault, count: (told.get(key)?.count ?? 0) + 1 });
  }
  return told;
}
